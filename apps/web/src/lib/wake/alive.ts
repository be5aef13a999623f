/** Told to the window when React has taken the page over: from now on a press is answered. */
export const ALIVE = 'lf-alive';
