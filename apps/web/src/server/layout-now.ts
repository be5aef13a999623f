/**
 * Has the page laid out as far as it has been read, in the task that read it (docs/decisions/046). It leaves no trace: it stands where React
 * expects none.
 */
export const LAYOUT_NOW = 'document.body.offsetHeight;document.currentScript.remove()';

/** Behind the header of the page. What follows it is laid out with the first frame. */
export const laidOutBehindHeader = (html: string): string =>
  html.replace('</header>', (end) => `${end}<script>${LAYOUT_NOW}</script>`);
