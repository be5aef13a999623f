import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFingerprint } from './fingerprint-art.ts';
import { formBetween, matchMinutiae } from './fingerprint-art/form-between.ts';
import { atOnce } from './fingerprint-art/in-pieces.ts';
import { isOnPad } from './fingerprint-art/pad.ts';
import { makeForm } from './fingerprint-art/print-form.ts';
import { between, type DrawnOf } from './fingerprint-between.ts';

const THEN: DrawnOf = { values: ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'], archetype: 'Rescuer' };
const NOW: DrawnOf = {
  values: ['Family', 'Joy', 'Honesty', 'Courage', 'Order', 'Hope', 'Trust'],
  archetype: 'Prosecutor',
};
const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9];

const at = (earlier: DrawnOf, later: DrawnOf, share: number) => atOnce(between(earlier, later)(share));

const strandsOf = ({ values, archetype }: DrawnOf) => {
  const { groups, ridges } = drawFingerprint(values, archetype);
  return groups.map(({ colour }, place) => ({
    colour,
    path: ridges
      .filter(({ group }) => group === place)
      .map(({ path }) => path)
      .join(''),
  }));
};

const ARCHETYPES = ['Peacekeeper', 'Commander', 'Rescuer', 'Prosecutor', 'Fortress', 'Performer'];

const people = fc.record({
  values: fc.uniqueArray(fc.stringMatching(/^\p{L}{1,12}$/u), { minLength: 5, maxLength: 10 }),
  archetype: fc.constantFrom(...ARCHETYPES),
});

describe('the picture between two', () => {
  it('is the first at 0 and the second at 1', () => {
    expect(at(THEN, NOW, 0)).toEqual(strandsOf(THEN));
    expect(at(THEN, NOW, 1)).toEqual(strandsOf(NOW));
  });

  it('is the same each time, and another at each share', () => {
    const pictures = SHARES.map((share) => JSON.stringify(at(THEN, NOW, share)));
    expect(pictures).toEqual(SHARES.map((share) => JSON.stringify(at(THEN, NOW, share))));
    expect(new Set(pictures).size).toBe(SHARES.length);
  });

  it('has as much ink as a fingerprint, whoever the two are', () => {
    fc.assert(
      fc.property(people, people, fc.constantFrom(...SHARES), (earlier, later, share) => {
        const strands = at(earlier, later, share);
        const ink = (all: readonly { readonly path: string }[]) => all.reduce((sum, { path }) => sum + path.length, 0);
        const usual = Math.min(ink(strandsOf(earlier)), ink(strandsOf(later)));
        expect(ink(strands)).toBeGreaterThan(usual * 0.75);
        expect(ink(strands)).toBeLessThan(usual * 1.6);
        expect(strands.length).toBeGreaterThanOrEqual(Math.max(earlier.values.length, later.values.length));
        for (const { colour, path } of strands) {
          expect(path).toMatch(/^M[\d.]/u);
          expect(colour.light).toMatch(/^#[\da-f]{6}$/u);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each(ARCHETYPES)('has ridges from a %s to each archetype, its own too', (archetype) => {
    for (const other of ARCHETYPES) {
      const strands = at({ ...THEN, archetype }, { ...NOW, archetype: other }, 0.5);
      expect(strands.length, other).toBeGreaterThanOrEqual(NOW.values.length);
    }
  });

  it('between two of the same fingerprint has its form all the way', () => {
    const form = makeForm(THEN.values, THEN.archetype);
    const half = formBetween(form, form, matchMinutiae(form.minutiae, form.minutiae), 0.5);
    expect(half.axis.core.x).toBeCloseTo(form.axis.core.x);
    expect(half.axis.core.y).toBeCloseTo(form.axis.core.y);
    expect(half.ray.dx).toBeCloseTo(form.ray.dx);
    const places = (minutiae: typeof form.minutiae) =>
      minutiae.map(({ x, y, sign }) => `${x.toFixed(3)} ${y.toFixed(3)} ${sign}`).toSorted();
    expect(places(half.minutiae)).toEqual(places(form.minutiae));
  });
});

describe('matchMinutiae', () => {
  it('pairs each with a near one of its own sign', () => {
    const earlier = [
      { x: 200, y: 300, sign: 1 },
      { x: 400, y: 300, sign: 1 },
      { x: 300, y: 500, sign: -1 },
    ] as const;
    const later = [
      { x: 410, y: 310, sign: 1 },
      { x: 210, y: 310, sign: 1 },
      { x: 310, y: 510, sign: -1 },
    ] as const;
    expect(matchMinutiae(earlier, later)).toEqual([
      { earlier: earlier[0], later: later[1] },
      { earlier: earlier[1], later: later[0] },
      { earlier: earlier[2], later: later[2] },
    ]);
  });

  it('lets one without a partner come from past the rim, and go there', () => {
    const one = { x: 250, y: 300, sign: 1 } as const;
    const other = { x: 350, y: 300, sign: -1 } as const;
    const pairs = matchMinutiae([one], [other]);
    expect(pairs).toHaveLength(2);
    for (const { earlier, later } of pairs) {
      expect(earlier.sign).toBe(later.sign);
      expect([earlier, later].filter(({ x, y }) => !isOnPad(x, y, 1.1))).toHaveLength(1);
    }
  });
});
