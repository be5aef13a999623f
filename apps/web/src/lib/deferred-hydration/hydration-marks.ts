/** Event on the window when React has hydrated the page: from now on its own handlers answer a press. */
export const HYDRATED = 'lf-hydrated';

/** Marks the button that submits a form, which has the type of a plain button until the page is hydrated. */
export const SUBMITS = 'data-submits';
