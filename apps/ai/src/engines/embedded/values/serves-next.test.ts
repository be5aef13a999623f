import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { servesNext } from './serves-next.ts';
import { WHAT_IT_LENDS } from './what-it-lends.ts';

describe('how a value serves the next', () => {
  it('has something to lend for each value of the catalogue, no two alike', () => {
    expect(Object.keys(WHAT_IT_LENDS).toSorted()).toEqual(catalogue.map(({ name }) => name).toSorted());
    expect(new Set(Object.values(WHAT_IT_LENDS)).size).toBe(catalogue.length);
  });

  it('says what this value brings to that one, so that two orders read differently', () => {
    const order = ['Family', 'Health', 'Reliability', 'Learning'];
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(servesNext(order, 0, seed)).toContain('people who are there anyway');
      expect(servesNext(order, 1, seed)).toContain('the strength to carry things');
      expect(servesNext(order, 3, seed)).toContain('a promise that gets kept');
    }
  });

  it('leaves no gap open for words of the person’s own, whatever the place', () => {
    for (const order of [
      ['Мир', 'Family'],
      ['Family', 'Being on time'],
      ['a', 'b', 'c'],
      ['Family', 'b', 'Learning'],
      ['Kindness'],
    ]) {
      for (const place of order.keys())
        for (const seed of ['a', 'b', 'c']) expect(servesNext(order, place, seed)).not.toMatch(/[{}]|undefined/u);
    }
  });
});
