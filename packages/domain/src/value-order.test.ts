import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTo } from './move-to.ts';
import { placeAt, valueExplainer } from './value-order.ts';

const values = ['Trust', 'Family', 'Growth', 'Courage', 'Joy'];

describe('places and explainers', () => {
  it('has a core, a second, the middle and an outcome', () => {
    expect(values.map((_, index) => placeAt(index, 5))).toEqual(['core', 'second', 'middle', 'middle', 'outcome']);
    expect(placeAt(0, 1)).toBe('core');
    expect(placeAt(1, 2)).toBe('outcome');
  });

  it('names the value and what stands before it', () => {
    expect(valueExplainer(values, 2)).toMatch(/^Once Family has been fulfilled, .*Growth/);
    expect(valueExplainer(values, 1)).toMatch(/Trust.*Family/);
    expect(valueExplainer(values, 0)).toContain('Trust');
    expect(valueExplainer(values, 4)).toContain('Joy');
    expect(valueExplainer(values, 5)).toBe('');
  });
});

describe('the places in the middle', () => {
  it.each([5, 6, 7, 8, 9, 10])('say something different each, with %i values', (count) => {
    const all = Array.from({ length: count }, (_, n) => `Value${n}`);
    const said = all.map((_, index) => valueExplainer(all, index).replaceAll(/Value\d/g, 'it'));
    expect(new Set(said).size).toBe(count);
    for (const text of said.slice(2, -1)) expect(text).toMatch(/^Once it has been fulfilled, /);
  });

  it('lead to the outcome with the last one', () => {
    expect(valueExplainer(values, 3)).toBe('Once Growth has been fulfilled, Courage opens the way to Joy.');
  });
});

describe('moving', () => {
  it.each([
    [moveTo(values, 1, 0), ['Family', 'Trust', 'Growth', 'Courage', 'Joy']],
    [moveTo(values, 3, 4), ['Trust', 'Family', 'Growth', 'Joy', 'Courage']],
    [moveTo(values, 0, 4), ['Family', 'Growth', 'Courage', 'Joy', 'Trust']],
    [moveTo(values, 4, 1), ['Trust', 'Joy', 'Family', 'Growth', 'Courage']],
  ])('%j', (moved, expected) => expect(moved).toEqual(expected));

  it('stops at the ends', () => {
    expect(moveTo(values, 0, -1)).toBe(values);
    expect(moveTo(values, 0, 5)).toBe(values);
  });

  it('keeps every value, and moving back undoes it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(12), fc.nat(12), (list, from, to) => {
        expect(moveTo(list, from, to).toSorted()).toEqual(list.toSorted());
        if (from < list.length && to < list.length) expect(moveTo(moveTo(list, from, to), to, from)).toEqual(list);
      }),
    );
  });
});
