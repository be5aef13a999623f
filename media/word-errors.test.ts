import { describe, expect, it } from 'vitest';
import { wordErrors } from './word-errors.ts';

describe('word errors', () => {
  it('are none where only capitals, punctuation, hyphens and digits differ', () => {
    expect(wordErrors('Your value-drivers: five, at most ten.', 'your value drivers 5 at most 10')).toEqual({
      words: 7,
      errors: 0,
    });
  });

  it('count each word that is replaced, left out or put in', () => {
    expect(wordErrors('Keep the ones that are right.', 'Keep the one that are right').errors).toBe(1);
    expect(wordErrors('Keep the ones that are right.', 'Keep ones that are right').errors).toBe(1);
    expect(wordErrors('Keep the ones that are right.', 'Keep the ones that are not right').errors).toBe(1);
    expect(wordErrors('Keep the ones.', '').errors).toBe(3);
  });
});
