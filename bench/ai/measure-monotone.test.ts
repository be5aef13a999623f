import { describe, expect, it } from 'vitest';
import type { SurveyResult } from './engines.ts';
import { lostValues, withSentence } from './measure-monotone.ts';

const proposing = (...values: readonly string[]): SurveyResult => ({
  value_drivers: { core_value_drivers: [...values], vehicle_value_drivers: [], outcome_value_drivers: [] },
  value_drivers_explanation: {},
  archetype: '',
  archetype_explanation: '',
  triggers: [],
  triggers_explanation: {},
  evidence: values.map((value) => ({ value, quote: 'I did.', answer: 0, start: 0, end: 6 })),
});
const TEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

describe('adding a sentence', () => {
  it('loses a value that is proposed no more', () => {
    expect(lostValues(proposing('Honesty', 'Courage'), proposing('Courage', 'Calm'))).toEqual(['Honesty']);
    expect(lostValues(proposing('Honesty'), proposing('Courage', 'Honesty'))).toEqual([]);
  });

  it('displaces what ten others outdo', () => {
    expect(lostValues(proposing('Honesty'), proposing(...TEN))).toEqual([]);
  });

  it('leaves the sentences before it as they are', () => {
    const survey = ['One ends here.', 'this has no end'].map((answer) => ({ question: '', answer }));
    expect(withSentence(survey, 0, 'New.').map(({ answer }) => answer)).toEqual([
      'One ends here. New.',
      'this has no end',
    ]);
    expect(withSentence(survey, 1, 'New.')[1]?.answer).toBe('this has no end\nNew.');
  });
});
