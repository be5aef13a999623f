import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueKey } from '../value-name.ts';
import { VALUE_PHRASES } from './value-phrases.ts';
import { phraseCounter, sentenceWith, wordFrequency } from './word-frequency.ts';

/** Five stories counted by hand: the numbers below were made with pencil and paper. */
const STORIES = [
  'I remember my grandmother’s kitchen. Family came first there, always. She sang, and there was love in every loaf. FAMILY, she said, is not who you are given but who you feed.',
  'My father praised hard work. Hard\nwork and honesty, in that order. My mother wanted peace at the table; she got it by hard work of her own. We did not say love aloud.',
  'Jo taught me trust. I had none to start with. Trust is a slow thing: she came back every Sunday, and at some point I stopped being surprised. That is love, too.',
  'My best boss had patience and a sense of humor. She said: “I trust you. Show me.” Fun was allowed. Her respect had to be earned, and then it stayed; respect like that is rare.',
  'We fought about the house. I wanted fairness, my brother wanted peace. In the end the family’s peace mattered more to me than being right. I lost the argument and kept my self-respect.',
];

describe('counting', () => {
  it('finds in five stories what a person counted by hand', () => {
    expect(wordFrequency(STORIES, VALUE_PHRASES)).toEqual([
      { phrase: 'Family', count: 3 },
      { phrase: 'Love', count: 3 },
      { phrase: 'Trust', count: 3 },
      { phrase: 'Respect', count: 3 },
      { phrase: 'Hard work', count: 3 },
      { phrase: 'Peace', count: 3 },
      { phrase: 'Honesty', count: 1 },
      { phrase: 'Fairness', count: 1 },
      { phrase: 'Fun', count: 1 },
      { phrase: 'Patience', count: 1 },
      { phrase: 'Humor', count: 1 },
      { phrase: 'Order', count: 1 },
    ]);
  });

  it.each([
    ['trust', 'Trust, trust. TRUST!', 3],
    ['trust', 'entrusted trusting distrust trusts', 0],
    ['art', 'start of the art party', 1],
    ['hard work', 'hard   work, hardwork, hard-work', 1],
    ['Été', 'un été à Été-sur-Mer, étéé', 2],
    ['love', 'love2 2love love_ ', 1],
    ['care', '', 0],
    ['', 'anything', 0],
    ['a.b', 'aXb a.b', 1],
    ['Ménage', 'me\u0301nage', 1],
  ])('%j in %j: %i', (phrase, story, count) => {
    expect(phraseCounter([story])(phrase)).toBe(count);
  });

  it('keeps fourteen at most, the most frequent, ties in the order of the list', () => {
    const story = `${VALUE_PHRASES.join(' . ')} . Optimism`;
    const counted = wordFrequency([story], VALUE_PHRASES);
    expect(counted).toHaveLength(14);
    expect(counted.map(({ phrase }) => phrase)).toEqual(['Optimism', ...VALUE_PHRASES.slice(0, 13)]);
  });
});

describe('properties', () => {
  const story = fc
    .array(fc.constantFrom(...VALUE_PHRASES.slice(0, 30), 'the', 'untrustworthy', '\n', '.'))
    .map((words) => words.join(' '));
  const stories = fc.array(story, { minLength: 5, maxLength: 5 });

  it('does not care about case nor which story comes first', () => {
    fc.assert(
      fc.property(stories, (told) => {
        const counted = wordFrequency(told, VALUE_PHRASES);
        expect(
          wordFrequency(
            told.map((text) => text.toUpperCase()),
            VALUE_PHRASES,
          ),
        ).toEqual(counted);
        expect(wordFrequency(told.toReversed(), VALUE_PHRASES)).toEqual(counted);
      }),
    );
  });

  it('every phrase kept was detected, counts fall, and never more than fourteen', () => {
    fc.assert(
      fc.property(stories, (told) => {
        const counts = wordFrequency(told, VALUE_PHRASES).map(({ count }) => count);
        expect(counts.every((count) => count >= 1)).toBe(true);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        expect(counts.length).toBeLessThanOrEqual(14);
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (phrase, text) => {
        expect(phraseCounter([text])(phrase)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('quotes the whole sentence the phrase stands in', () => {
  expect(sentenceWith('Trust', STORIES[2] ?? '')).toBe('Jo taught me trust.');
  expect(sentenceWith('trust', STORIES[3] ?? '')).toBe('She said: “I trust you.');
  expect(sentenceWith('Courage', STORIES[2] ?? '')).toBeUndefined();
  expect(sentenceWith('trust', `${'so '.repeat(100)}trust.`)).toBeUndefined();
});

it('lists about a hundred different phrases of allowed letters', () => {
  expect(VALUE_PHRASES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(VALUE_PHRASES.map(valueKey)).size).toBe(VALUE_PHRASES.length);
  expect(VALUE_PHRASES.every((phrase) => /^[A-Z][A-Za-z -]+$/.test(phrase))).toBe(true);
});
