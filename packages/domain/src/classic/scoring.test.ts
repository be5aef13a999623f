import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICE_SLUGS, type ClassicAnswers, classicValues, NO_CLASSIC_ANSWERS } from './answers.ts';
import { restoreValue } from './restore-value.ts';
import { rateValue, removeValue, scoreOf, scoreValues } from './scoring.ts';
import {
  MAPPING_RESPONSES,
  NEVER_BETRAYED,
  NOT_VALUED,
  SOMETIMES_BETRAYED,
  STRUGGLED_WITH,
} from './mapping-responses.ts';

const base: ClassicAnswers = {
  ...NO_CLASSIC_ANSWERS,
  potentialValues: ['Trust', 'Family', 'Hard work'],
  addedValues: ['Zest'],
};

describe('points', () => {
  it.each([
    ['nothing said', {}, 0],
    ['never betrayed', { mapping: { Trust: NEVER_BETRAYED } }, 4],
    ['sometimes betrayed', { mapping: { Trust: SOMETIMES_BETRAYED } }, 3],
    ['struggled with', { mapping: { Trust: STRUGGLED_WITH } }, 1],
    ['core', { coreValue: 'Trust' }, 4],
    ['core, written otherwise', { coreValue: ' trust ' }, 4],
    ['one choice', { choiceValues: { ...base.choiceValues, disappointment: ['Trust', 'Family'] } }, 1],
    [
      'everything',
      {
        coreValue: 'Trust',
        mapping: { Trust: NEVER_BETRAYED },
        choiceValues: {
          'personal-choice': ['Trust'],
          'professional-choice': ['trust'],
          'opportunity-conflict': ['Family', 'Trust'],
          disappointment: ['Trust'],
        },
      },
      12,
    ],
  ] satisfies [string, Partial<ClassicAnswers>, number][])('%s', (_, said, points) => {
    expect(scoreOf({ ...base, ...said }, 'Trust')).toBe(points);
  });

  it('ranks by points, equal ones as they came', () => {
    const answers = { ...base, coreValue: 'Zest', mapping: { 'Hard work': SOMETIMES_BETRAYED } };
    expect(scoreValues(answers)).toEqual([
      { value: 'Zest', score: 4 },
      { value: 'Hard work', score: 3 },
      { value: 'Trust', score: 0 },
      { value: 'Family', score: 0 },
    ]);
  });
});

const name = fc.constantFrom('Trust', 'Family', 'Hard work', 'Zest', 'trust', 'FAMILY', 'constructor');
const names = fc.uniqueArray(name, { maxLength: 5 });
const anyAnswers: fc.Arbitrary<ClassicAnswers> = fc.record({
  stories: fc.constant(NO_CLASSIC_ANSWERS.stories),
  choices: fc.constant(NO_CLASSIC_ANSWERS.choices),
  potentialValues: names,
  addedValues: names,
  coreValue: fc.oneof(name, fc.constant('')),
  mappingFirst: names,
  mapping: fc.dictionary(name, fc.constantFrom(...MAPPING_RESPONSES), { noNullPrototype: true }),
  choiceValues: fc.record({
    'personal-choice': names,
    'professional-choice': names,
    'opportunity-conflict': names,
    disappointment: names,
  }),
  order: fc.constant([]),
  philosophy: fc.constant(''),
});

describe('removing', () => {
  it('takes the value out of everything, and its points', () => {
    fc.assert(
      fc.property(anyAnswers, name, (answers, value) => {
        const left = removeValue(answers, value);
        const everywhere = [
          ...classicValues(left),
          left.coreValue,
          ...Object.keys(left.mapping),
          ...CHOICE_SLUGS.flatMap((slug) => left.choiceValues[slug]),
        ];
        expect(everywhere.some((other) => other.toLowerCase() === value.toLowerCase())).toBe(false);
        expect(scoreOf(left, value)).toBe(0);
      }),
    );
  });

  it('changes nothing the second time, and leaves all others alone', () => {
    fc.assert(
      fc.property(anyAnswers, name, name, (answers, value, other) => {
        const left = removeValue(answers, value);
        expect(removeValue(left, value)).toEqual(left);
        if (other.toLowerCase() !== value.toLowerCase()) expect(scoreOf(left, other)).toBe(scoreOf(answers, other));
      }),
    );
  });

  it('can be undone', () => {
    const told: ClassicAnswers = {
      ...base,
      coreValue: 'Family',
      mappingFirst: ['Trust', 'Family'],
      mapping: { Family: SOMETIMES_BETRAYED, Trust: NEVER_BETRAYED },
      choiceValues: { ...base.choiceValues, disappointment: ['Trust', 'Family', 'Zest'] },
    };
    for (const value of ['Family', 'Trust', 'Zest', 'Nowhere']) {
      expect(restoreValue(removeValue(told, value), told, value)).toEqual(told);
    }
    const later = rateValue(removeValue(told, 'Family'), 'Zest', STRUGGLED_WITH);
    expect(restoreValue(later, told, 'Family')).toEqual(rateValue(told, 'Zest', STRUGGLED_WITH));
  });

  it('is what "I do not value this" does', () => {
    fc.assert(
      fc.property(anyAnswers, name, (answers, value) => {
        expect(rateValue(answers, value, NOT_VALUED)).toEqual(removeValue(answers, value));
      }),
    );
  });
});

describe('rating', () => {
  const ratings = fc.uniqueArray(
    fc.tuple(fc.constantFrom('Trust', 'Family', 'Hard work', 'Zest'), fc.constantFrom(...MAPPING_RESPONSES)),
    {
      selector: ([value]) => value,
    },
  );

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(ratings, fc.constantFrom('Trust', 'Zest', ''), (given, coreValue) => {
        const rate = (order: typeof given) =>
          scoreValues(
            order.reduce<ClassicAnswers>((answers, [value, response]) => rateValue(answers, value, response), {
              ...base,
              coreValue,
            }),
          );
        expect(rate(given.toReversed())).toEqual(rate(given));
      }),
    );
  });

  it('never gives negative points, nor more than twelve', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { score } of scoreValues(answers)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(12);
        }
      }),
    );
  });

  it('lists each value once', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const keys = scoreValues(answers).map(({ value }) => value.toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('leaves a value alone that is not in play', () => {
    expect(rateValue(base, 'Unknown', NEVER_BETRAYED)).toBe(base);
  });
});
