import { describe, expect, it } from 'vitest';
import { catalogue, valueNamed } from '../catalogue/catalogue.ts';
import type { Heard } from '../heard.ts';
import { buildProfile } from './build-profile.ts';
import { matchValue } from './match-value.ts';
import { proposeValues } from './propose-values.ts';

const once = (value: string, answer: number, strength = 0.6): Heard => ({
  value,
  answer,
  quote: `${value} in ${answer}`,
  start: 0,
  end: 10,
  strength,
  tone: 'lived',
});
const flat = (proposed: ReturnType<typeof proposeValues>) => [
  ...proposed.core,
  ...proposed.vehicle,
  ...proposed.outcome,
];

describe('the profile', () => {
  it('ranks what was heard in more answers above what was said twice in one', () => {
    const profile = buildProfile([once('Courage', 0), once('Courage', 0), once('Honesty', 0), once('Honesty', 1)]);
    expect(profile.values[0]).toMatchObject({ value: 'Honesty', answers: 2 });
  });

  it('does not list near synonyms one after the other', () => {
    const sameGroup = ['Honesty', 'Integrity', 'Trust', 'Accountability', 'Reliability'].map((value) =>
      once(value, 0, 0.6),
    );
    const profile = buildProfile([...sameGroup, once('Courage', 1, 0.5), once('Beauty', 1, 0.5), once('Hope', 2, 0.5)]);
    const firstFour = profile.values.slice(0, 4).map(({ value }) => valueNamed(value)?.group);
    expect(new Set(firstFour).size).toBe(4);
  });

  it('offers, plainly unheard, when there is too little to hear', () => {
    const profile = buildProfile(
      [once('Courage', 0)],
      [
        { value: 'Beauty', weight: 0.4 },
        { value: 'Courage', weight: 0.3 },
      ],
    );
    expect(profile.values).toHaveLength(7);
    expect(profile.values.slice(0, 2).map(({ value }) => value)).toEqual(['Courage', 'Beauty']);
    expect(profile.values.slice(1).every(({ heard, answers }) => heard.length === 0 && answers === 0)).toBe(true);
  });
});

describe('the proposal', () => {
  it.each([0, 1, 5, 9, 30])('has 5 to 10 different names in three filled groups, from %i values heard', (count) => {
    const heard = catalogue.slice(0, count * 3).filter((_, at) => at % 3 === 0);
    const proposed = proposeValues(buildProfile(heard.map(({ name }, at) => once(name, at % 4))));
    const names = flat(proposed);
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(names.length).toBeLessThanOrEqual(10);
    expect(new Set(names).size).toBe(names.length);
    for (const group of [proposed.core, proposed.vehicle, proposed.outcome]) expect(group.length).toBeGreaterThan(0);
  });

  it('puts what was heard most across answers at the core', () => {
    const heard = [0, 1, 2, 3].map((answer) => once('Family', answer));
    const others = ['Courage', 'Beauty', 'Hope', 'Learning', 'Order'].map((value, at) => once(value, at));
    expect(proposeValues(buildProfile([...heard, ...others])).core[0]).toBe('Family');
  });
});

describe('a value in the person’s own words', () => {
  it.each([
    ['Honesty', 'Honesty'],
    [' honesty ', 'Honesty'],
    ['Truthfulness', 'Honesty'],
    ['Having fun', 'Play'],
    ['Being on time', 'Reliability'],
    ['Bravery', 'Courage'],
  ])('%s is heard as %s', async (typed, name) => {
    expect((await matchValue(typed))?.name).toBe(name);
  });

  it.each(['', 'Xyzzy', 'Purple tractors'])('%j is nobody’s but theirs', async (typed) => {
    expect(await matchValue(typed)).toBeUndefined();
  });
});
