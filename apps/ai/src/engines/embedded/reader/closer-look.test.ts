import { describe, expect, it } from 'vitest';
import { withCloserLooks } from './closer-look.ts';

const scores = (...all: number[]) => Float32Array.from(all);

describe('closer looks at the passages of a long text', () => {
  it('count as much as the look at the whole', () => {
    const looks = [{ passage: { from: 3, to: 5 }, scores: scores(3, 5, 7, 9) }];
    expect(withCloserLooks(scores(1, 1, 1, 1), 3, 2, looks)).toEqual(scores(2, 3, 4, 5));
  });

  it('are averaged where passages share a sentence', () => {
    const looks = [
      { passage: { from: 0, to: 2 }, scores: scores(1, 2) },
      { passage: { from: 1, to: 3 }, scores: scores(4, 5) },
    ];
    expect(withCloserLooks(scores(1, 1, 1), 0, 1, looks)).toEqual(scores(1, 2, 3));
  });

  it('change nothing in sentences that no passage holds', () => {
    expect(withCloserLooks(scores(1, 2), 0, 1, [{ passage: { from: 1, to: 2 }, scores: scores(4) }])).toEqual(
      scores(1, 3),
    );
  });
});
