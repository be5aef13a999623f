/** Where the page keeps the screen that its own script may draw before React's code is there (features/survey/drawn-ahead). */
export const TEMPLATE_ID = 'drawn-ahead';

/** A question of the interview as it stands on the screen: no answer is begun, and nothing else is to be told. */
export interface ShownQuestion {
  readonly question: string;
  readonly why: string | undefined;
  readonly number: number;
  readonly total: number;
  /** How many were asked so far, with this one. */
  readonly count: number;
}

/** The script of a page that may draw its screen itself. */
export interface DrawnAhead {
  /** Once it is drawn. */
  shown?: ShownQuestion;
  /** The record does not have the question yet: the page itself has asked for it. */
  isNew?: boolean;
  /** Of the person whose question it is. */
  readonly token: string;
  /** React begins, for whoever has this token: nothing more is drawn, no press is held back, nobody else sees what was drawn. */
  readonly release: (token: string | undefined) => void;
  /** React has taken over: gives what was typed meanwhile, if anything was, and presses again what was pressed. */
  readonly end: () => string | undefined;
}

declare global {
  var lfDrawn: DrawnAhead | undefined;
}

/** What was typed before React took the page over, and under which question. */
export function takeTypedAhead(): { readonly question: string; readonly text: string } | undefined {
  const drawn = globalThis.lfDrawn;
  globalThis.lfDrawn = undefined;
  const text = drawn?.end();
  return drawn?.shown && text !== undefined ? { question: drawn.shown.question, text } : undefined;
}
