import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

describe('the catalogue', () => {
  it('holds 104 values in 13 groups of eight, each named once', () => {
    expect(new Set(catalogue.map((value) => value.name)).size).toBe(104);
    const groups = new Set(catalogue.map((value) => value.group));
    expect(groups.size).toBe(13);
    for (const group of groups) expect(catalogue.filter((value) => value.group === group)).toHaveLength(8);
  });

  it.each(catalogue)('$name can be heard lived and violated, in sentences of its own', (value) => {
    expect(value.name).toMatch(/^[A-Z][A-Za-z -]+$/);
    expect(value.lived.length).toBeGreaterThanOrEqual(3);
    expect(value.violated.length).toBeGreaterThanOrEqual(3);
    for (const anchor of [...value.lived, ...value.violated]) expect(anchor).toMatch(/^[A-Z].*[.?!]$/);
    for (const slot of [value.noun, value.verbPhrase, value.violation]) expect(slot).toMatch(/^[^A-Z.][^.]*$/);
  });

  it('uses no anchor twice', () => {
    const anchors = catalogue.flatMap((value) => [...value.lived, ...value.violated]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});
