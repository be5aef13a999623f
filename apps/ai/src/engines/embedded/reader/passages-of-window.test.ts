import { describe, expect, it } from 'vitest';
import { passagesOf, windowOfPassage } from './passages-of-window.ts';
import type { Window } from './windows.ts';

/** A window of sentences with so many tokens each, between an opening and a closing token. */
function windowOf(lengths: readonly number[], first = 0): Window {
  const owner = [-1, ...lengths.flatMap((length, at) => Array.from({ length }, () => first + at)), -1];
  return { ids: owner.map((_, at) => 100 + at), owner, from: first, to: first + lengths.length };
}

describe('the passages that are judged for danger', () => {
  it('are one where the answer is short', () => {
    expect(passagesOf(windowOf([20, 20, 20]))).toEqual([{ from: 0, to: 3 }]);
  });

  it('share a sentence in a long answer, and leave none out', () => {
    expect(passagesOf(windowOf([20, 20, 20, 20, 20], 4))).toEqual([
      { from: 4, to: 6 },
      { from: 5, to: 7 },
      { from: 6, to: 8 },
      { from: 7, to: 9 },
    ]);
  });

  it('are a single sentence where it is long', () => {
    expect(passagesOf(windowOf([60, 60]))).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 2 },
    ]);
  });

  it('become windows with the opening and the closing token', () => {
    const window = windowOf([60, 2, 60]);
    const passage = windowOfPassage(window, { from: 1, to: 2 });
    expect(passage).toEqual({ ids: [100, 161, 162, 223], owner: [-1, 1, 1, -1], from: 1, to: 2 });
  });
});
