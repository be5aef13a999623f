import { expect, test } from 'vitest';
import { isOwnStatement } from './own-statement.ts';

test.each(['I turned the bus round.', 'When I was six my gran taught me.', 'im attached to him', 'We shook on it.'])(
  'is about the writer and stands alone: %s',
  (sentence) => {
    expect(isOwnStatement(sentence)).toBe(true);
  },
);

test.each(['She let me hold it.', 'And I went home.', 'Never sent anyone up a ladder.', '“You talk, Des.”'])(
  'is about others or needs the sentence before it: %s',
  (sentence) => {
    expect(isOwnStatement(sentence)).toBe(false);
  },
);
