import { describe, expect, it } from 'vitest';
import { isQuotable } from './quote.ts';

describe('what may be quoted from an answer with a cry for help in it', () => {
  const cry = 'I have thought about taking my own life.';

  it.each(['I am so upset, I thought he loved me like no one else.', 'We had been going through a lot of problems.', cry])('not the pain around it: %s', (sentence) => {
    expect(isQuotable(sentence, `${sentence} ${cry}`)).toBe(false);
  });

  it('what is plainly glad', () => {
    expect(isQuotable('We sang in the kitchen and I was happy.', `We sang in the kitchen and I was happy. ${cry}`)).toBe(true);
  });
});
