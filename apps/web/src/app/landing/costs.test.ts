import { expect, it } from 'vitest';
import { costsOf } from './costs.ts';

it.each([
  ['no price list', null, 'Free with an access code.'],
  ['one price', [{ from: 1, unitAmount: 4900 }], '$49.00 for one key. Free with an access code.'],
  [
    'tiers in any order',
    [
      { from: 20, unitAmount: 2900 },
      { from: 1, unitAmount: 4900 },
      { from: 11, unitAmount: 3900 },
    ],
    '$49.00 for one key, $29.00 each from 20 keys on. Free with an access code.',
  ],
])('what it costs with %s', (_, priceTiers, costs) => {
  expect(costsOf({ priceTiers, priceCurrency: 'usd' })).toBe(costs);
});
