import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOfValue, VALUE_GROUPS } from '../value-groups.ts';
import { valueKey } from '../value-name.ts';
import { needEachOther } from './need-each-other.ts';
import { NEEDS } from './needs.ts';
import type { NamedSide } from './sides.ts';

const person = (...values: readonly string[]): NamedSide => ({
  firstName: 'Ada',
  values,
  archetype: 'Commander',
  triggers: [],
});
const pairsOf = (own: readonly string[], other: readonly string[]) => needEachOther(person(...own), person(...other));
const namesOf = (own: readonly string[], other: readonly string[]) =>
  pairsOf(own, other).map((pair) => [pair.own, pair.other]);

/** Some of the catalog in some order, in the owner's own capitals, with words of their own between them. */
const someValues = fc.uniqueArray(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...Object.values(VALUE_GROUPS).flat()) },
    { weight: 1, arbitrary: fc.constantFrom('COURAGE', 'self-reliance', 'joy') },
    { weight: 1, arbitrary: fc.constantFrom('Sunday Dinners', 'Pride', 'Dad') },
  ),
  { minLength: 1, maxLength: 10, selector: valueKey },
);

describe('needEachOther', () => {
  it('puts both names into the sentence of their groups, whoever has which', () => {
    const text =
      'Courage is ready to go. Order checks first what you will need on the way. Begin when both are satisfied.';
    expect(pairsOf(['Courage'], ['Order'])).toEqual([{ own: 'Courage', other: 'Order', text }]);
    expect(pairsOf(['Order'], ['Courage'])).toEqual([{ own: 'Order', other: 'Courage', text }]);
  });

  it.each([
    [
      'the strongest first',
      ['Love', 'Courage'],
      ['Kindness', 'Order'],
      [
        ['Courage', 'Order'],
        ['Love', 'Kindness'],
      ],
    ],
    [
      'of equal ones the earlier places',
      ['Courage', 'Boldness', 'Joy'],
      ['Order', 'Health', 'Duty'],
      [
        ['Courage', 'Order'],
        ['Boldness', 'Duty'],
        ['Joy', 'Health'],
      ],
    ],
    [
      'of equal sums of places the core value',
      ['Growth', 'Freedom'],
      ['Dad', 'Order', 'Love'],
      [
        ['Growth', 'Love'],
        ['Freedom', 'Order'],
      ],
    ],
    [
      'a third only where it pulls',
      ['Freedom', 'Joy', 'Love'],
      ['Order', 'Duty', 'Kindness'],
      [
        ['Freedom', 'Order'],
        ['Joy', 'Duty'],
      ],
    ],
    [
      'three at most',
      ['Freedom', 'Joy', 'Growth', 'Honesty'],
      ['Order', 'Duty', 'Love', 'Kindness'],
      [
        ['Freedom', 'Order'],
        ['Joy', 'Duty'],
        ['Growth', 'Love'],
      ],
    ],
    ['the same sentence once', ['Courage', 'Health'], ['Order', 'Novelty'], [['Courage', 'Order']]],
    ['no value that both have', ['Trust', 'Joy'], ['TRUST', 'Duty'], [['Joy', 'Duty']]],
    ['no word of their own', ['Sunday Dinners', 'Joy'], ['Dad', 'Duty'], [['Joy', 'Duty']]],
    ['names as they were written', ['COURAGE'], ['financial security'], [['COURAGE', 'financial security']]],
    ['nothing of nothing', [], ['Duty'], []],
  ])('takes %s', (_, own, other, expected) => expect(namesOf(own, other)).toEqual(expected));

  it('says the same whoever looks', () => {
    fc.assert(
      fc.property(someValues, someValues, (own, other) => {
        const swapped = pairsOf(other, own).map((pair) => ({ own: pair.other, other: pair.own, text: pair.text }));
        expect(pairsOf(own, other)).toEqual(swapped);
        expect(pairsOf(own, other)).toEqual(pairsOf([...own], [...other]));
      }),
    );
  });

  it('takes no value twice, none that both have, none that has no group, and no sentence twice', () => {
    fc.assert(
      fc.property(someValues, someValues, (own, other) => {
        const pairs = pairsOf(own, other);
        const keys = pairs.flatMap((pair) => [valueKey(pair.own), valueKey(pair.other)]);
        expect(new Set(keys).size).toBe(pairs.length * 2);
        for (const pair of pairs) {
          expect(own).toContain(pair.own);
          expect(other).toContain(pair.other);
          expect(other.map(valueKey)).not.toContain(valueKey(pair.own));
          expect(own.map(valueKey)).not.toContain(valueKey(pair.other));
          expect(pair.text).toContain(pair.own);
          expect(pair.text).toContain(pair.other);
          expect(pair.text).not.toMatch(/[{}]/u);
        }
        const groups = pairs.map((pair) =>
          [groupOfValue(pair.own) ?? '', groupOfValue(pair.other) ?? '']
            .toSorted((left, right) => (left < right ? -1 : 1))
            .join(' '),
        );
        expect(new Set(groups).size).toBe(pairs.length);
      }),
    );
  });

  it('finds at least one where each has a value of the catalog that the other has not, and begins with the strongest there is', () => {
    fc.assert(
      fc.property(someValues, someValues, (own, other) => {
        const strengthOf = (one: string, another: string): number => {
          const [left, right] = [groupOfValue(one), groupOfValue(another)];
          if (left === undefined || right === undefined) return 0;
          return (NEEDS[left][right] ?? NEEDS[right][left])?.[0] ?? 0;
        };
        const isMissing = (value: string, side: readonly string[]): boolean =>
          !side.map(valueKey).includes(valueKey(value));
        const strongest = Math.max(
          0,
          ...own
            .filter((one) => isMissing(one, other))
            .flatMap((one) => other.filter((two) => isMissing(two, own)).map((two) => strengthOf(one, two))),
        );
        const strengths = pairsOf(own, other).map((pair) => strengthOf(pair.own, pair.other));
        expect(strengths.length).toBeLessThanOrEqual(3);
        expect(strengths[0] ?? 0).toBe(strongest);
        expect(strengths).toEqual(strengths.toSorted((left, right) => right - left));
      }),
    );
  });
});
