import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../fingerprint-art/seeded.ts';
import { groupOfValue, VALUE_GROUP_NAMES, VALUE_GROUPS } from '../value-groups.ts';
import { isSameValue } from '../value-name.ts';
import { cardTexts, mirrorCards, ownCards, shuffled } from './mirror-cards.ts';

const FIVE = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'];
const catalogue = VALUE_GROUP_NAMES.flatMap((group): readonly string[] => VALUE_GROUPS[group]);
const valueLists = fc.oneof(
  fc.shuffledSubarray(catalogue, { minLength: 5, maxLength: 10 }),
  fc.constantFrom(
    ['Sunday dinners', 'Dad', 'The shop', 'My dog', 'Rain'],
    ['honesty', 'FAMILY', 'growth', 'courage', 'Freedom', 'Dad'],
  ),
);

describe('mirrorCards', () => {
  it('holds five of the owner’s values and five that are not theirs, each once', () => {
    fc.assert(
      fc.property(valueLists, fc.integer(), (values, seed) => {
        const cards = mirrorCards(values, seeded(seed));
        const isOwn = (card: string) => values.some((value) => isSameValue(value, card));
        expect(cards).toHaveLength(10);
        expect(new Set(cards).size).toBe(10);
        expect(cards.filter(isOwn).toSorted()).toEqual([...ownCards(values)].toSorted());
      }),
    );
  });

  it('never shows the owner’s remaining values as words of others', () => {
    // Those that are shown are of the same groups as those that are not.
    const values = [
      'Honesty',
      'Courage',
      'Family',
      'Order',
      'Integrity',
      'Boldness',
      'Love',
      'Security',
      'Trust',
      'Hope',
    ];
    const shown = ownCards(values);
    for (let seed = 0; seed < 100; seed += 1) {
      const cards = mirrorCards(values, seeded(seed));
      expect(cards.filter((card) => values.includes(card) && !shown.includes(card))).toEqual([]);
    }
  });

  it('has others near and far: some of a group of the owner’s, some of groups that the owner has nothing of', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const others = mirrorCards(FIVE, seeded(seed)).filter((card) => !FIVE.includes(card));
      const ownGroups = new Set(FIVE.map(groupOfValue));
      expect(others.filter((card) => ownGroups.has(groupOfValue(card)))).toHaveLength(2);
      expect(new Set(others.map(groupOfValue)).size).toBe(5);
    }
  });

  it('is the same for the same seed, and no place in it tells whose a card is', () => {
    expect(mirrorCards(FIVE, seeded(7))).toEqual(mirrorCards(FIVE, seeded(7)));
    const firstIsOwn = Array.from({ length: 400 }, (_, seed) =>
      FIVE.includes(mirrorCards(FIVE, seeded(seed))[0] ?? ''),
    ).filter(Boolean).length;
    expect(firstIsOwn).toBeGreaterThan(150);
    expect(firstIsOwn).toBeLessThan(250);
  });
});

it('of a longer list the core, the next three and the outcome are shown', () => {
  expect(ownCards(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['a', 'b', 'c', 'd', 'g']);
  expect(ownCards(FIVE)).toEqual(FIVE);
});

describe('cardTexts', () => {
  it('says a sentence about each word', () => {
    expect(cardTexts(FIVE)[0]).toEqual({ value: 'Honesty', text: 'Someone who says what is so when it is unwelcome.' });
  });

  it('says none at all where a word is the owner’s own: the missing sentence would mark it', () => {
    expect(cardTexts(['Honesty', 'Sunday dinners']).map(({ text }) => text)).toEqual(['', '']);
  });
});

it('shuffling keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      expect(shuffled(items, seeded(seed)).toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
    }),
  );
});
