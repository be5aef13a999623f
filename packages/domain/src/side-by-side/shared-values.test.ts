import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueKey } from '../value-name.ts';
import { sharedValues } from './shared-values.ts';

const value = fc.constantFrom('Joy', 'joy', 'Trust', ' trust ', 'Sunday Dinners', 'sunday  dinners', 'Honesty', 'Зов');

describe('sharedValues', () => {
  it.each([
    [
      ['Joy', 'Trust', 'Honesty'],
      ['Honesty', 'Joy'],
      ['Joy', 'Honesty'],
    ],
    [['sunday dinners', 'Trust'], ['Sunday  Dinners'], ['sunday dinners']],
    [['Élan'], ['E\u0301lan'], ['Élan']],
    [['Joy', 'joy'], ['JOY'], ['Joy']],
    [['Joy'], ['Trust'], []],
    [[], ['Trust'], []],
  ])('of %j and %j are %j', (own, other, shared) => {
    expect(sharedValues(own, other)).toEqual(shared);
  });

  it('are the same values for both people, each in their own order and spelling', () => {
    fc.assert(
      fc.property(fc.array(value), fc.array(value), (own, other) => {
        const shared = sharedValues(own, other);
        expect(shared.map(valueKey).toSorted()).toEqual(sharedValues(other, own).map(valueKey).toSorted());
        expect(new Set(shared.map(valueKey)).size).toBe(shared.length);
        expect(own.filter((one) => shared.includes(one)).filter((one, at, all) => all.indexOf(one) === at)).toEqual(
          shared,
        );
      }),
    );
  });
});
