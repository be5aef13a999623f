import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

const written = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

it('writes amounts as the browser itself writes English ones', () => {
  const currencies = fc.constantFrom('usd', 'EUR', 'gbp', 'CHF', 'pln', 'sek');
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, currencies, (amount, currency) => formatMoney(amount, currency) === written(amount, currency)),
  );
});

it('rounds what is no whole hundredth', () => {
  expect(formatMoney(24_901 / 2, 'usd')).toBe('$124.51');
  expect(formatMoney(-0.4, 'usd')).toBe('$0.00');
});
