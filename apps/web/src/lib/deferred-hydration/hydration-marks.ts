/** Event on the window when React has hydrated the page: from now on its own handlers answer a press. */
export const HYDRATED = 'lf-hydrated';

/** Told to the window when the page's code could not be fetched. */
export const UNREACHED = 'lf-unreached';

/** The line that says so. It is taken out before React takes over. */
export const KEPT_ID = 'press-kept';

/** Marks the button that submits a form, which has the type of a plain button until the page is hydrated. */
export const SUBMITS = 'data-submits';
