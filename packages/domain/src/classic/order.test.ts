import { describe, expect, it } from 'vitest';
import { NO_CLASSIC_ANSWERS, type ClassicAnswers } from './answers.ts';
import { craftNarrative } from './narrative.ts';
import { moveValue, orderedValues } from './order.ts';
import { removeValue } from './scoring.ts';
import { VALUE_PHRASES } from './value-phrases.ts';

const answers: ClassicAnswers = {
  ...NO_CLASSIC_ANSWERS,
  potentialValues: ['Trust', 'Love', 'Honesty', 'Fun', 'Order'],
  coreValue: 'Love',
  choiceValues: { ...NO_CLASSIC_ANSWERS.choiceValues, 'personal-choice': ['Fun'] },
};

describe('the order of the values in the classic flow', () => {
  it('starts with the strongest as the core and the next strongest as the outcome', () => {
    expect(orderedValues(answers)).toEqual(['Love', 'Trust', 'Honesty', 'Order', 'Fun']);
  });

  it('is the person’s, in the narrative too', () => {
    const moved = moveValue(answers, 4, 0);
    expect(orderedValues(moved)).toEqual(['Fun', 'Love', 'Trust', 'Honesty', 'Order']);
    const { values, valuesPhilosophy } = craftNarrative(moveValue(moved, 4, 2));
    expect(values).toEqual(['Fun', 'Love', 'Order', 'Trust', 'Honesty']);
    expect(valuesPhilosophy).toContain('from Fun to Honesty');
  });

  it('loses what is taken off the list; what joins later stands before the outcome', () => {
    const moved = moveValue(answers, 0, 1);
    expect(orderedValues(removeValue(moved, 'Fun'))).toEqual(['Trust', 'Love', 'Honesty', 'Order']);
    expect(orderedValues({ ...moved, addedValues: ['Calm'] })).toEqual([
      'Trust',
      'Love',
      'Honesty',
      'Order',
      'Calm',
      'Fun',
    ]);
  });

  it('holds ten values at most, and none when there are none', () => {
    expect(orderedValues({ ...NO_CLASSIC_ANSWERS, potentialValues: VALUE_PHRASES.slice(0, 14) })).toHaveLength(10);
    expect(orderedValues(NO_CLASSIC_ANSWERS)).toEqual([]);
  });
});
