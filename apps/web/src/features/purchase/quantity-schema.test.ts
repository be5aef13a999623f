import { expect, test } from 'vitest';
import { quantityForm, quantityIn } from './quantity-schema.ts';

test.each([
  ['', 'quantity is a required field'],
  ['  ', 'quantity is a required field'],
  ['0', 'Please choose a whole number of keys between 1 and 10,000.'],
  ['-1', 'Please choose a whole number of keys between 1 and 10,000.'],
  ['1.5', 'Please choose a whole number of keys between 1 and 10,000.'],
  ['10001', 'Please choose a whole number of keys between 1 and 10,000.'],
  ['ten', 'Please choose a whole number of keys between 1 and 10,000.'],
  ['1e3', 'Please choose a whole number of keys between 1 and 10,000.'],
])('%j is refused', (quantity, message) => {
  const parsed = quantityForm.safeParse({ quantity });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test.each([
  [' 7 ', 7],
  ['10000', 10_000],
])('%j is %i', (quantity, number) => {
  expect(quantityForm.parse({ quantity })).toEqual({ quantity: number });
});

test('an address without a quantity has none', () => {
  expect(quantityIn(new URLSearchParams('quantity=3'))).toBe(3);
  expect(quantityIn(new URLSearchParams('quantity=x'))).toBeUndefined();
  expect(quantityIn(new URLSearchParams())).toBeUndefined();
});
