/** Everything that a reader of text takes for the end of a line. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

export const linesOf = (text: string): readonly string[] => text.split(LINE_END);

export const countLines = (text: string): number => linesOf(text).length;
