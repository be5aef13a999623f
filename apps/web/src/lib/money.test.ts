import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test('cents are shown as an amount of their currency', () => {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
  expect(formatMoney(12_950, 'usd')).toBe(format.format(129.5));
});
