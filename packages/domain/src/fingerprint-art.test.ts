import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFingerprint } from './fingerprint-art.ts';
import { PRINT_CLASSES, printClassOf } from './fingerprint-art/print-class.ts';
import type { Point } from './fingerprint-art/pad.ts';

const VALUES = [
  'Honesty',
  'Family',
  'Growth',
  'Courage',
  'Freedom',
  'Service',
  'Curiosity',
  'Justice',
  'Beauty',
  'Faith',
];
const ARCHETYPES = ['Peacekeeper', 'Commander', 'Rescuer', 'Prosecutor', 'Fortress', 'Performer'];

/** Every point a path names, absolute: the curve lies within them. */
function pathPoints(path: string): Point[] {
  const points: Point[] = [];
  let at = { x: 0, y: 0 };
  for (const [, command, rest] of path.matchAll(/([Mqtz])([^Mqtz]*)/gu)) {
    const numbers = (rest?.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);
    const from = command === 'M' ? { x: 0, y: 0 } : at;
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      at = { x: from.x + (numbers[i] ?? 0), y: from.y + (numbers[i + 1] ?? 0) };
      points.push(at);
    }
  }
  return points;
}

const people = fc.record({
  values: fc.uniqueArray(fc.stringMatching(/^[\p{L} -]{1,30}$/u), { minLength: 5, maxLength: 10 }),
  archetype: fc.oneof(fc.constantFrom(...ARCHETYPES), fc.string({ maxLength: 20 })),
});

describe('drawFingerprint', () => {
  it('gives the same picture for the same person', () => {
    fc.assert(
      fc.property(people, ({ values, archetype }) => {
        expect(drawFingerprint(values, archetype)).toEqual(drawFingerprint(values, archetype));
      }),
      { numRuns: 12 },
    );
  });

  it('gives another picture for another order, another archetype, another value', () => {
    const paths = (values: readonly string[], archetype: string): string =>
      drawFingerprint(values, archetype)
        .ridges.map((ridge) => ridge.path)
        .join('');
    const mine = paths(VALUES, 'Rescuer');
    expect(paths(VALUES.toReversed(), 'Rescuer')).not.toBe(mine);
    expect(paths(VALUES, 'Logician')).not.toBe(mine);
    expect(paths([...VALUES.slice(0, 9), 'Hope'], 'Rescuer')).not.toBe(mine);
  });

  it('reads accents written in two ways as one', () => {
    expect(drawFingerprint(['Fidélité', ...VALUES.slice(1)], 'Rescuer').ridges).toEqual(
      drawFingerprint(['Fide\u0301lite\u0301', ...VALUES.slice(1)], 'Rescuer').ridges,
    );
  });

  it('stays on the canvas, has ink for every value, and is small', () => {
    fc.assert(
      fc.property(people, ({ values, archetype }) => {
        const picture = drawFingerprint(values, archetype);
        const rim = picture.stroke / 2;
        const outside = picture.ridges
          .flatMap((ridge) => pathPoints(ridge.path))
          .filter(({ x, y }) => x < rim || y < rim || x > picture.width - rim || y > picture.height - rim);
        expect(outside).toEqual([]);
        expect(picture.groups.map((group) => group.value)).toEqual(values);
        for (const group of picture.groups) expect(group.ink).toBeGreaterThan(150);
        expect(JSON.stringify(picture.ridges).length).toBeLessThan(60_000);
        expect(picture.ridges.length).toBeGreaterThan(20);
      }),
      { numRuns: 25 },
    );
  });

  it.each(ARCHETYPES)('puts the core innermost and the outcome outermost for a %s', (archetype) => {
    for (const count of [5, 7, 10]) {
      const { groups } = drawFingerprint(VALUES.slice(0, count), archetype);
      const [core] = groups;
      const reach = groups.map(({ anchor }) =>
        Math.hypot(anchor.x - (core?.anchor.x ?? 0), anchor.y - (core?.anchor.y ?? 0)),
      );
      expect(reach).toEqual(reach.toSorted((a, b) => a - b));
      expect(groups.map((group) => group.role)).toEqual([
        'core',
        ...Array.from({ length: count - 2 }, () => 'vehicle'),
        'outcome',
      ]);
      expect(groups.map((group) => group.label.y)).toEqual(
        groups.map((group) => group.label.y).toSorted((a, b) => b - a),
      );
    }
  });

  it('tells groups apart by weight when there is no colour', () => {
    const strokes = drawFingerprint(VALUES, 'Rescuer').groups.map((group) => group.printableStroke);
    expect(new Set(strokes).size).toBe(VALUES.length);
    expect(strokes).toEqual(strokes.toSorted((a, b) => b - a));
  });
});

describe('printClassOf', () => {
  it('covers all six classes, ignores case and article, and takes any text', () => {
    expect(new Set(ARCHETYPES.map(printClassOf))).toEqual(new Set(PRINT_CLASSES));
    expect(printClassOf('The fortress')).toBe(printClassOf('Fortress'));
    expect(PRINT_CLASSES).toContain(printClassOf(''));
    expect(PRINT_CLASSES).toContain(printClassOf('守護者'));
  });
});
