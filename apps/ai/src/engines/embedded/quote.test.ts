import { describe, expect, it } from 'vitest';
import { isQuotable } from './quote.ts';

describe('what may be quoted', () => {
  it('is nothing from an answer with a cry for help in it, however it goes on', () => {
    expect(
      isQuotable(
        'My mother said that nobody would love me as my family does. I have thought about taking my own life.',
      ),
    ).toBe(false);
    expect(isQuotable('My mother said that nobody would love me as my family does.')).toBe(true);
  });
});
