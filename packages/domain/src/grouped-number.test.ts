import fc from 'fast-check';
import { it } from 'vitest';
import { groupedNumber } from './grouped-number.ts';

it('writes whole numbers as English readers expect them', () => {
  fc.assert(fc.property(fc.nat(), (whole) => groupedNumber(whole) === whole.toLocaleString('en')));
});
