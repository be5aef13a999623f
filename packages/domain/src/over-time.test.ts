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
    { stayed: ['Honesty', 'Growth', 'Courage', 'Freedom'], moved: ['Family 2 1'], came: [], went: [] },
  ],
  ['a new one on top: nothing else moved', ['Joy', ...THEN], { stayed: THEN, moved: [], came: ['Joy 1'], went: [] }],
  [
    'the last that became the first',
    ['Freedom', 'Honesty', 'Family', 'Growth', 'Courage'],
    { stayed: ['Honesty', 'Family', 'Growth', 'Courage'], moved: ['Freedom 5 1'], came: [], went: [] },
  ],
  [
    'two around one that is where it was',
    ['Growth', 'Family', 'Honesty', 'Courage', 'Freedom'],
    { stayed: ['Family', 'Courage', 'Freedom'], moved: ['Growth 3 1', 'Honesty 1 3'], came: [], went: [] },
  ],
  [
    'the other way round: what is where it was stays',
    THEN.toReversed(),
    { stayed: ['Growth'], moved: ['Freedom 5 1', 'Courage 4 2', 'Family 2 4', 'Honesty 1 5'], came: [], went: [] },
  ],
  [
    'the same number, but others around it',
    ['Courage', 'Freedom', 'Growth', 'Honesty', 'Family'],
    { stayed: ['Honesty', 'Family'], moved: ['Courage 4 1', 'Freedom 5 2', 'Growth 3 3'], came: [], went: [] },
  ],
  [
    'one that went, one that came',
    ['Family', 'Growth', 'Courage', 'Freedom', 'Joy'],
    {
      stayed: ['Family', 'Growth', 'Courage', 'Freedom'],
      moved: [],
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

  it.each([
    ['The Commander', 'Commander', true],
    [' commander', 'Commander ', true],
    ['', ' ', true],
    ['', 'Commander', false],
    ['Thespian', 'Spian', false],
  ])('takes the archetype %s and %s for the same: %s', (earlier, later, same) => {
    expect(overTime(print(THEN, earlier), print(THEN, later)).archetype).toEqual({
      earlier: earlier.trim(),
      later: later.trim(),
      same,
    });
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

  /** The slow way: every choice of them. */
  const mostInOrder = (places: readonly number[]): number =>
    places.reduce(
      (most, _, n) => Math.max(most, 1 + mostInOrder(places.slice(n + 1).filter((place) => place > (places[n] ?? 0)))),
      0,
    );

  it('lets as few values move as explain the new order, and those that stayed are in their order', () => {
    fc.assert(
      fc.property(lists, lists, (earlier, later) => {
        const { stayed, moved } = overTime(print(earlier), print(later));
        const places = stayed.map((one) => one.earlier.place);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const all = [...stayed, ...moved].toSorted((a, b) => a.later.place - b.later.place);
        expect(stayed.length).toBe(mostInOrder(all.map((one) => one.earlier.place)));
      }),
    );
  });

  it('what is the core of both stayed', () => {
    fc.assert(
      fc.property(lists, lists, (earlier, later) => {
        const { stayed, core } = overTime(
          print(earlier),
          print(['Honesty', ...later.filter((v) => valueKey(v) !== 'honesty')]),
        );
        if (core.same) expect(stayed[0]?.later.place).toBe(1);
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
