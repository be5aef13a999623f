import { describe, expect, it } from 'vitest';
import { type ClassicAnswers, NO_CLASSIC_ANSWERS } from './answers.ts';
import { mappingPage, missingIn, neededBefore } from './readiness.ts';
import { NEVER_BETRAYED } from './mapping-responses.ts';
import { stepsOf } from '../survey-steps.ts';

const nothing = NO_CLASSIC_ANSWERS;
const five: ClassicAnswers = { ...nothing, potentialValues: ['Trust', 'Love', 'Joy', 'Home'], addedValues: ['Zest'] };
const withCore: ClassicAnswers = { ...five, coreValue: 'joy' };
const rated: ClassicAnswers = {
  ...withCore,
  mapping: { Trust: NEVER_BETRAYED, Love: NEVER_BETRAYED, Joy: NEVER_BETRAYED },
};

describe('what is missing', () => {
  it.each([
    ['your-parents', nothing, undefined],
    ['potential-values', nothing, 'Please keep or add at least 5 values to go on.'],
    ['potential-values', five, undefined],
    ['core-value', five, 'Choose one value to go on.'],
    ['core-value', withCore, undefined],
    ['core-value', { ...five, coreValue: 'Gone' }, 'Choose one value to go on.'],
    ['mapping-question-1', withCore, '0 of 3 rated'],
    ['mapping-question-1', rated, undefined],
    ['mapping-question-2', rated, '0 of 2 rated'],
    ['test-your-value-drivers', { ...rated, addedValues: [] }, 'Please, add at least 5 value-drivers'],
    [
      'test-your-value-drivers',
      { ...rated, coreValue: '' },
      'Your core value is gone from the list. Please choose another.',
    ],
    ['test-your-value-drivers', rated, undefined],
    ['craft-narrative', rated, undefined],
    [
      'craft-narrative',
      { ...rated, philosophy: ' ' },
      'Please leave at least a sentence: your fingerprint needs a philosophy.',
    ],
  ] as const)('in %s', (slug, answers, missing) => {
    expect(missingIn(slug, answers)).toBe(missing);
  });

  it('shares the values between the two mapping pages', () => {
    expect([mappingPage('mapping-question-1', five), mappingPage('mapping-question-2', five)]).toEqual([
      ['Trust', 'Love', 'Joy'],
      ['Home', 'Zest'],
    ]);
  });
});

describe('coming by address', () => {
  const sentTo = (answers: ClassicAnswers) => stepsOf('classic').map((step) => neededBefore(step.slug, answers));

  it('lets everybody tell stories, and asks for values after that', () => {
    const places = sentTo(nothing);
    expect(places.slice(0, 9).every((place) => place === undefined)).toBe(true);
    expect(places.slice(9).every((place) => place === 'potential-values')).toBe(true);
  });

  it('asks for five values and a core before the choices', () => {
    expect(neededBefore('mapping-question-2', five)).toBeUndefined();
    expect(neededBefore('personal-choice', five)).toBe('test-your-value-drivers');
    expect(neededBefore('craft-narrative', rated)).toBeUndefined();
  });
});
