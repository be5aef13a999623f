/** Told to the window when React has taken the page over: from now on a press is answered. */
export const ALIVE = 'lf-alive';

/** Marks the button that submits a form, which has the type of a plain button until the page is hydrated. */
export const SUBMITS = 'data-submits';
