import { expect, test } from 'vitest';
import { INTIMATE, SENSITIVE } from './sensitive-words.ts';

test.each(['He was a battered child.', 'They found a condom.', 'They called us niggers.'])(
  'not to be repeated: %s',
  (sentence) => {
    expect(INTIMATE.test(sentence)).toBe(true);
  },
);

/** Words that begin like one that is not repeated. */
test.each([
  'I changed the battery of the old car.',
  'We stirred the batter for the cake.',
  'We bought our first condominium.',
  'One niggling worry stayed.',
])('said freely: %s', (sentence) => {
  expect(INTIMATE.test(sentence)).toBe(false);
  expect(SENSITIVE.test(sentence)).toBe(false);
});
