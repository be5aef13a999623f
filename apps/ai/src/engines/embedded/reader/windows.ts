import type { WordPieces } from './word-pieces.ts';

/** What the model was trained with, [CLS] and [SEP] included. */
const TOKENS_MAX = 384;
/** Sentences of the window before that are read again, so that sentences of a long answer keep their context. */
const CONTEXT_SENTENCES = 2;

/** Owner of the tokens of the question; QUESTION in `apps/ai/training/reader/model.py`. */
export const OF_QUESTION = -2;
/** As in training: of a longer question the end is read. */
const QUESTION_TOKENS_MAX = 72;

/** A stretch of an answer that fits into the model. */
export interface Window {
  readonly ids: readonly number[];
  /** Index of the sentence a token belongs to, -1 for none, `OF_QUESTION` for those of the question before it. */
  readonly owner: readonly number[];
  /** Sentences whose scores count; those before are context. */
  readonly from: number;
  readonly to: number;
}

export function windowsOf(sentences: readonly string[], words: WordPieces): Window[] {
  const pieces = sentences.map((sentence) => words.piecesOf(sentence).slice(0, TOKENS_MAX - 2));
  const windows: Window[] = [];
  let from = 0;
  while (from < pieces.length) {
    let first = Math.max(0, from - CONTEXT_SENTENCES);
    while (first < from && total(pieces, first, from + 1) > TOKENS_MAX - 2) first += 1;
    let to = from + 1;
    while (to < pieces.length && total(pieces, first, to + 1) <= TOKENS_MAX - 2) to += 1;
    windows.push(windowOf(pieces, first, from, to, words));
    from = to;
  }
  return windows;
}

/** The same stretch with the question before it. */
export function withQuestion(window: Window, question: readonly number[], words: WordPieces): Window {
  if (question.length === 0) return window;
  const before = [...question.slice(-QUESTION_TOKENS_MAX), words.close];
  return {
    ...window,
    ids: [words.open, ...before, ...window.ids.slice(1)],
    owner: [-1, ...before.map(() => OF_QUESTION), ...window.owner.slice(1)],
  };
}

function total(pieces: readonly (readonly number[])[], from: number, to: number): number {
  return pieces.slice(from, to).reduce((sum, own) => sum + own.length, 0);
}

function windowOf(
  pieces: readonly (readonly number[])[],
  first: number,
  from: number,
  to: number,
  words: WordPieces,
): Window {
  const ids = [words.open];
  const owner = [-1];
  for (let at = first; at < to; at += 1) {
    for (const id of pieces[at] ?? []) {
      ids.push(id);
      owner.push(at);
    }
  }
  return { ids: [...ids, words.close], owner: [...owner, -1], from, to };
}
