import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [12_950, 'usd'],
  [0, 'eur'],
  [5, 'EUR'],
  [123_456_789, 'gbp'],
  [4_900, 'chf'],
  [10_000, 'pln'],
])('%i hundredths of %s are written as the browser itself writes English amounts', (cents, currency) => {
  const expected = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
  expect(formatMoney(cents, currency)).toBe(expected);
});
