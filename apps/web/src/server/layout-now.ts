/**
 * Has the page laid out as far as it has been read, in the task that read it (docs/decisions/046). It leaves no trace: it stands where React
 * expects none.
 */
export const LAYOUT_NOW = 'document.body.offsetHeight;document.currentScript.remove()';

const HEADER_END = '</header>';
const LAID_OUT_END = `${HEADER_END}<script>${LAYOUT_NOW}</script>`;

/** Behind the header of the page. What follows it is laid out with the first frame. */
export const laidOutBehindHeader = (html: string): string => html.replace(HEADER_END, LAID_OUT_END);

/** A result has a header of its own below that of the page, and much behind it. */
export const laidOutBehindHeaders = (html: string): string => html.replaceAll(HEADER_END, LAID_OUT_END);
