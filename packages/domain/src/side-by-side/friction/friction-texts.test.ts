import { describe, expect, it } from 'vitest';
import { ARCHETYPES } from '../../archetypes.ts';
import { COPING_CLAUSES } from './coping-clauses.ts';
import type { FrictionTexts } from './friction-texts.ts';
import { SET_OFF_BY } from './set-off-by.ts';
import { FRICTION_TEXTS } from './texts-by-archetype.ts';

const names = ARCHETYPES.map(({ name }) => name).toSorted();
const pairs: readonly (readonly [string, FrictionTexts])[] = Object.entries(FRICTION_TEXTS).flatMap(([hurt, texts]) =>
  Object.entries(texts).map(([coping, entry]) => [`${hurt} beside ${coping}`, entry] as const),
);
const effects = pairs.flatMap(([, { own, other }]) => [own, other]);
const sayings = pairs.flatMap(([, { hurt, coping }]) => [hurt, coping]);
const clauses = Object.values(COPING_CLAUSES);
const all = [...effects, ...sayings, ...clauses];

const isOneOfTen = (name: string): boolean => names.includes(name);
const words = (text: string): number => text.split(/\s+/u).length;

describe('the texts of friction', () => {
  it('stand for each of the hundred ordered pairs, and say each way of coping', () => {
    expect(Object.keys(FRICTION_TEXTS).toSorted()).toEqual(names);
    for (const texts of Object.values(FRICTION_TEXTS)) expect(Object.keys(texts).toSorted()).toEqual(names);
    expect(Object.keys(COPING_CLAUSES).toSorted()).toEqual(names);
    expect(pairs).toHaveLength(100);
  });

  it('are no two alike', () => {
    expect(new Set(effects).size).toBe(200);
    expect(new Set(sayings).size).toBe(200);
  });

  it('name the other, speak to the reader, and end as sentences', () => {
    const others = pairs.map(([, { other }]) => other);
    expect(others.filter((text) => !text.includes('{name}'))).toEqual([]);
    expect(effects.filter((text) => !/\byour?\b/iu.test(text))).toEqual([]);
    expect(all.filter((text) => !/[.?]$/u.test(text))).toEqual([]);
  });

  it('have sentences to say in the first or second person, in fewer than eighteen words, about nobody else', () => {
    expect(sayings.filter((text) => words(text) >= 18 || text.length > 140)).toEqual([]);
    expect(sayings.filter((text) => !/\b(?:I|me|us|we|you|your|let’s)\b/iu.test(text))).toEqual([
      'It’s a small point. The whole thing holds.',
    ]);
    expect(sayings.filter((text) => text.includes('{'))).toEqual([]);
  });

  it.each([
    ['he or she', /\b(?:he|she|his|her|hers|him|himself|herself)\b/iu],
    ['exclamation marks', /!/u],
    ['typewriter quotes', /["'`]/u],
    ['always and never', /\b(?:always|never)\b/iu],
    ['a place for anything but the name', /\{(?!name\})|\$|\bundefined\b/u],
    ['double spaces', /\s{2}/u],
    ['words of the trade', /\b(?:trigger|defensive|archetype|trauma|passive|toxic|narciss\w*|avoidan\w*|anxious)\b/iu],
  ])('have no %s', (_what, pattern) => {
    expect(all.filter((text) => pattern.test(text))).toEqual([]);
  });
});

describe('the table of what sets off a trigger', () => {
  it('knows all sixty triggers, and none but the ten archetypes, once each', () => {
    const triggers = ARCHETYPES.flatMap((archetype) => archetype.triggers.map(({ name }) => name));
    expect(Object.keys(SET_OFF_BY).toSorted()).toEqual(triggers.toSorted());
    expect(
      Object.values(SET_OFF_BY)
        .flat()
        .filter((name) => !isOneOfTen(name)),
    ).toEqual([]);
    expect(Object.values(SET_OFF_BY).filter((list) => new Set(list).size !== list.length)).toEqual([]);
  });

  it('has something that each way of coping sets off', () => {
    expect([...new Set(Object.values(SET_OFF_BY).flat())].toSorted()).toEqual(names);
  });
});
