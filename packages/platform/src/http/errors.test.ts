import { expect, test } from 'vitest';
import { tooOften } from './errors.ts';

test.each([
  [2, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3_540, '59 minutes'],
  [3_541, 'an hour'],
  [3_600, 'an hour'],
])('the answer to a caller that must wait %i seconds says for how long: %s', (seconds, wait) => {
  expect(tooOften(seconds).messages).toEqual([`Too many tries in a short time. Please wait ${wait} and try again.`]);
});
