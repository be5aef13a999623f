import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorGroups } from './mirror-groups.ts';

const VALUES = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom', 'Legacy'];
const CARDS = ['Humor', 'Family', 'Honesty', 'Growth', 'Order', 'Courage', 'Legacy', 'Wonder', 'Trust', 'Play'];
const of = (...picks: string[][]) => mirrorGroups({ cards: CARDS, values: VALUES, picks });

describe('mirrorGroups', () => {
  it('tells what both see, what only others see and what nobody has seen yet; most picked first', () => {
    expect(of(['Humor', 'Family', 'Growth'], ['Humor', 'Growth'], ['Growth', 'Order'])).toEqual({
      people: 3,
      both: [
        { value: 'Growth', people: 3 },
        { value: 'Family', people: 1 },
      ],
      onlyOthers: [
        { value: 'Humor', people: 2 },
        { value: 'Order', people: 1 },
      ],
      notSeen: ['Honesty', 'Courage', 'Legacy'],
      surprises: [
        { kind: 'seen_by_others', value: 'Humor', people: 2 },
        { kind: 'core_not_seen', value: 'Honesty', people: 0 },
      ],
    });
  });

  it('is not surprised by one person, or by a core that was seen', () => {
    expect(of(['Honesty', 'Order'], ['Honesty', 'Play'], ['Honesty', 'Humor']).surprises).toEqual([]);
  });

  it('does not say of a value that friends were not shown that nobody has seen it', () => {
    const { both, notSeen } = of(['Humor'], ['Humor'], ['Humor']);
    expect([...both.map(({ value }) => value), ...notSeen]).not.toContain('Freedom');
  });

  it('puts every card that was picked, and every own one, into exactly one group', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray(CARDS, { maxLength: 5 }), { minLength: 3, maxLength: 10 }), (picks) => {
        const { both, onlyOthers, notSeen } = of(...picks);
        const grouped = [...both, ...onlyOthers].map(({ value }) => value).concat(notSeen);
        expect(new Set(grouped).size).toBe(grouped.length);
        const own = CARDS.filter((card) => VALUES.includes(card));
        expect(new Set(grouped)).toEqual(new Set([...picks.flat(), ...own]));
      }),
    );
  });
});
