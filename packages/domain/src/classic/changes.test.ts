import { describe, expect, it } from 'vitest';
import { type ClassicAnswers, NO_CLASSIC_ANSWERS } from './answers.ts';
import {
  addOwnValue,
  chooseCore,
  keepDetected,
  ownValueProblem,
  toggleChoiceValue,
  toggleDetected,
} from './changes.ts';
import { VALUE_PHRASES } from './value-phrases.ts';

const detected = ['Trust', 'Love', 'Joy'].map((phrase) => ({ phrase, count: 1 }));
const kept = keepDetected(NO_CLASSIC_ANSWERS, detected);

describe('detected values', () => {
  it('are kept at first, and a second look changes nothing', () => {
    expect(kept.potentialValues).toEqual(['Trust', 'Love', 'Joy']);
    const fewer = toggleDetected(kept, 'Love', detected);
    expect(keepDetected(fewer, detected)).toBe(fewer);
  });

  it('come back to their place', () => {
    const fewer = toggleDetected(chooseCore(kept, 'Trust'), 'Trust', detected);
    expect(fewer.potentialValues).toEqual(['Love', 'Joy']);
    expect(fewer.coreValue).toBe('');
    expect(toggleDetected(fewer, 'Trust', detected).potentialValues).toEqual(['Trust', 'Love', 'Joy']);
  });
});

describe('own values', () => {
  it.each([
    ['inner  calm', ['Inner calm'], undefined],
    ['', [], undefined],
    ['trust', [], 'twice'],
    ['h0pe', [], 'characters'],
  ])('%j', (typed, added, problem) => {
    expect(addOwnValue(kept, typed).addedValues).toEqual(added);
    expect(ownValueProblem(kept, typed)).toBe(problem);
  });

  it('stop at fourteen', () => {
    const full: ClassicAnswers = { ...NO_CLASSIC_ANSWERS, potentialValues: VALUE_PHRASES.slice(0, 14) };
    expect(addOwnValue(full, 'More')).toBe(full);
    expect(toggleDetected(full, 'More', [{ phrase: 'More', count: 1 }])).toBe(full);
  });
});

it('chooses a core among the values only', () => {
  expect(chooseCore(kept, 'Joy').coreValue).toBe('Joy');
  expect(chooseCore(kept, 'Fame')).toBe(kept);
});

it('ticks and unticks the values of a choice, in the order of the list', () => {
  const two = toggleChoiceValue(toggleChoiceValue(kept, 'disappointment', 'Joy'), 'disappointment', 'Trust');
  expect(two.choiceValues.disappointment).toEqual(['Trust', 'Joy']);
  expect(toggleChoiceValue(two, 'disappointment', 'joy').choiceValues.disappointment).toEqual(['Trust']);
});
