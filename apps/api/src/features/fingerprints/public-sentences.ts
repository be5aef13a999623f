/** Which characters of a text are somebody's private words: 1 where they are. */
export type PrivateMask = Uint8Array;

export interface Quotation {
  readonly start: number;
  /** Behind the closing mark, or the end of the text where there is none. */
  readonly end: number;
  /** What stands between the marks. */
  readonly words: string;
}

const MARKS = /[“”„«»"]/gu;
const OPENING = new Set(['“', '„', '«', '"']);

/** A mark that opens inside a quotation closes it where languages use it so: „…“ and "…". */
const isClosedBy = (opened: string, mark: string): boolean =>
  mark === '”' || mark === '»' || (mark === '"' && opened === '"') || (mark === '“' && opened === '„');

/** The outermost quotations of a text, read once from left to right; a mark that closes nothing is a quotation of its own. */
export function quotationsIn(text: string): Quotation[] {
  const found: Quotation[] = [];
  const open: { readonly mark: string; readonly at: number }[] = [];
  const add = (start: number, end: number): void => {
    found.push({ start, end, words: text.slice(start, end).replace(/^[“„«"]|[”“»"]$/gu, '') });
  };
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    const last = open.at(-1);
    if (last !== undefined && isClosedBy(last.mark, mark)) {
      open.pop();
      if (open.length === 0) add(last.at, index + 1);
    } else if (OPENING.has(mark)) open.push({ mark, at: index });
    else add(index, index + 1);
  }
  const [never] = open;
  if (never !== undefined) add(never.at, text.length);
  return found;
}

/** Marks every place where one of these sayings stands. */
export function maskSayings(text: string, mask: PrivateMask, sayings: ReadonlySet<string>): void {
  for (const saying of sayings) {
    let at = text.indexOf(saying);
    while (at !== -1) {
      mask.fill(1, at, at + saying.length);
      at = text.indexOf(saying, at + saying.length);
    }
  }
}

const SENTENCE = /[^.!?…]+(?:[.!?…]+["”’»)\]]*\s*|$)/gu;

/** The text without the sentences that hold a private character; itself when there are none. */
export function withoutMasked(text: string, mask: PrivateMask): string {
  if (!mask.includes(1)) return text;
  return [...text.matchAll(SENTENCE)]
    .filter(({ 0: sentence, index }) => !mask.subarray(index, index + sentence.length).includes(1))
    .map(([sentence]) => sentence)
    .join('')
    .trim();
}
