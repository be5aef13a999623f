import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKeyQuantity, tierRange, totalAmountFor, unitAmountFor } from './key-prices.ts';

const TIERS = [
  { from: 1, unitAmount: 4900 },
  { from: 11, unitAmount: 3900 },
  { from: 20, unitAmount: 2900 },
];

test.each([
  [1, 4900],
  [10, 4900],
  [11, 3900],
  [19, 3900],
  [20, 2900],
  [10_000, 2900],
])('%i keys cost %i cents each', (quantity, unit) => {
  expect(unitAmountFor(TIERS, quantity)).toBe(unit);
  expect(totalAmountFor(TIERS, quantity)).toBe(unit * quantity);
});

test('without a price list a key costs nothing', () => expect(totalAmountFor(null, 5)).toBe(0));

test('tiers read as ranges', () => {
  expect(TIERS.map((tier) => tierRange(TIERS, tier))).toEqual(['1-10', '11-19', '20+']);
});

describe('quantity', () => {
  test.each([0, -1, 1.5, 10_001, Number.NaN, Infinity])('%d is refused', (quantity) =>
    expect(isKeyQuantity(quantity)).toBe(false),
  );
  test('the order of the tiers does not matter', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(TIERS, { minLength: 3 }),
        fc.integer({ min: 1, max: 10_000 }),
        (tiers, quantity) => {
          expect(unitAmountFor(tiers, quantity)).toBe(unitAmountFor(TIERS, quantity));
        },
      ),
    );
  });
});
