import { describe, expect, it } from 'vitest';
import type { Heard, ProfiledValue } from '../heard.ts';
import { quoteForEach } from './quote-for-each.ts';

const piece = (value: string, quote: string, strength = 0.7): Heard => ({
  value,
  quote,
  strength,
  answer: 0,
  start: 0,
  end: quote.length,
  tone: 'lived',
});
const profiled = (value: string, ...heard: Heard[]): ProfiledValue => ({ value, score: 1, answers: 1, heard });
const SHARED = 'I promised my brother that I would stay, and I stayed.';
const OWN = 'I felt at home with my people that evening.';

describe('the sentence that each value is explained with', () => {
  it('is not said twice while there is another', () => {
    const quotes = quoteForEach([
      profiled('Loyalty', piece('Loyalty', SHARED)),
      profiled('Family', piece('Family', SHARED), piece('Family', OWN, 0.6)),
    ]);
    expect(quotes.get('Family')).toEqual({ piece: piece('Family', OWN, 0.6) });
  });

  it('is owned up to when two values were heard in the same one', () => {
    const quotes = quoteForEach([
      profiled('Loyalty', piece('Loyalty', SHARED)),
      profiled('Family', piece('Family', SHARED)),
    ]);
    expect(quotes.get('Family')?.sharedWith).toBe('Loyalty');
    expect(quotes.get('Loyalty')?.sharedWith).toBeUndefined();
  });
});
