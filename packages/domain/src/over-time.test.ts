import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overTime } from './over-time.ts';
import { valueKey } from './value-name.ts';

const print = (values: readonly string[], archetype = 'Rescuer', triggers: readonly string[] = []) => ({
  values,
  archetype,
  triggers,
});

const THEN = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'];

const CASES: readonly [name: string, later: readonly string[], groups: Record<string, readonly string[]>][] = [
  ['the same list', THEN, { stayed: THEN, moved: [], came: [], went: [] }],
  [
    'nothing in common',
    ['Joy', 'Hope', 'Trust', 'Play', 'Order'],
    { stayed: [], moved: [], came: ['Joy 1', 'Hope 2', 'Trust 3', 'Play 4', 'Order 5'], went: THEN },
  ],
  [
    'two that changed places',
    ['Family', 'Honesty', 'Growth', 'Courage', 'Freedom'],
    { stayed: ['Growth', 'Courage', 'Freedom'], moved: ['Family 2 1', 'Honesty 1 2'], came: [], went: [] },
  ],
  [
    'one that went, one that came, the rest moved up',
    ['Family', 'Growth', 'Courage', 'Freedom', 'Joy'],
    {
      stayed: [],
      moved: ['Family 2 1', 'Growth 3 2', 'Courage 4 3', 'Freedom 5 4'],
      came: ['Joy 5'],
      went: ['Honesty'],
    },
  ],
  ['a longer list', [...THEN, 'Joy'], { stayed: THEN, moved: [], came: ['Joy 6'], went: [] }],
];

describe('overTime', () => {
  it.each(CASES)('%s', (_, later, groups) => {
    const { stayed, moved, came, went } = overTime(print(THEN), print(later));
    expect({
      stayed: stayed.map(({ value }) => value),
      moved: moved.map((one) => `${one.value} ${one.earlier.place} ${one.later.place}`),
      came: came.map(({ value, place }) => `${value} ${place}`),
      went: went.map(({ value }) => value),
    }).toEqual(groups);
  });

  it('takes a value for the same however it is written, and keeps both spellings', () => {
    const { stayed } = overTime(print(['honesty ', ...THEN.slice(1)]), print(['Honesty', ...THEN.slice(1)]));
    expect(stayed[0]).toEqual({
      value: 'Honesty',
      earlier: { value: 'honesty ', place: 1 },
      later: { value: 'Honesty', place: 1 },
    });
  });

  it('names core, archetype and triggers of both', () => {
    const all = overTime(
      print(THEN, 'Rescuer', ['Being ignored', 'Broken promises']),
      print(['Joy', ...THEN.slice(1)], 'Fortress', ['broken promises', 'Being rushed', 'Being rushed']),
    );
    expect(all.core).toEqual({ earlier: 'Honesty', later: 'Joy', same: false });
    expect(all.archetype).toEqual({ earlier: 'Rescuer', later: 'Fortress', same: false });
    expect(all.triggers).toEqual({
      stayed: ['broken promises'],
      came: ['Being rushed'],
      went: ['Being ignored'],
    });
    expect(overTime(print(THEN), print(THEN)).archetype.same).toBe(true);
  });

  const lists = fc.uniqueArray(fc.constantFrom(...THEN, 'honesty', 'Joy', 'Hope', 'Trust', 'Play', 'Order', 'עברית'), {
    selector: valueKey,
    minLength: 1,
    maxLength: 10,
  });

  it('puts every value of both lists into exactly one group', () => {
    fc.assert(
      fc.property(lists, lists, (earlier, later) => {
        const { stayed, moved, came, went } = overTime(print(earlier), print(later));
        const kept = [...stayed, ...moved];
        const sorted = (values: readonly string[]) => values.toSorted();
        expect(sorted([...kept, ...came].map(({ value }) => value))).toEqual(sorted(later));
        expect(sorted([...kept.map((one) => one.earlier.value), ...went.map(({ value }) => value)])).toEqual(
          sorted(earlier),
        );
        for (const one of kept) {
          expect(valueKey(earlier[one.earlier.place - 1] ?? '')).toBe(valueKey(one.value));
          expect(later[one.later.place - 1]).toBe(one.value);
        }
      }),
    );
  });

  it('looked at the other way round, what came is what went', () => {
    fc.assert(
      fc.property(lists, lists, (earlier, later) => {
        const forth = overTime(print(earlier), print(later));
        const back = overTime(print(later), print(earlier));
        expect(back.went).toEqual(forth.came);
        expect(back.came).toEqual(forth.went);
        expect(back.stayed.length).toBe(forth.stayed.length);
      }),
    );
  });
});
