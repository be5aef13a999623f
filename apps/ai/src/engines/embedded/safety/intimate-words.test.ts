import { expect, test } from 'vitest';
import { INTIMATE } from './intimate-words.ts';

test.each(['He battered her.', 'They found a condom.', 'They called us niggers.'])(
  'is not repeated: %s',
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
])('is repeated freely: %s', (sentence) => {
  expect(INTIMATE.test(sentence)).toBe(false);
});
