import type { ClassicAnswers } from './answers.ts';
import { ratingOf } from './scoring.ts';
import { isSameValue } from '../value-name.ts';

/** Undo of a removal: the value comes back wherever it stood before, and nothing else changes. */
export function restoreValue(answers: ClassicAnswers, before: ClassicAnswers, value: string): ClassicAnswers {
  const putBack = (now: readonly string[], then: readonly string[]): readonly string[] => {
    const kept = then.filter((other) => isSameValue(other, value) || now.includes(other));
    return [...kept, ...now.filter((other) => !kept.includes(other))];
  };
  const rating = ratingOf(before, value);
  return {
    ...answers,
    potentialValues: putBack(answers.potentialValues, before.potentialValues),
    addedValues: putBack(answers.addedValues, before.addedValues),
    coreValue: answers.coreValue === '' && isSameValue(before.coreValue, value) ? before.coreValue : answers.coreValue,
    mappingFirst: putBack(answers.mappingFirst, before.mappingFirst),
    mapping: rating === undefined ? answers.mapping : { ...answers.mapping, [value]: rating },
    choiceValues: {
      'personal-choice': putBack(answers.choiceValues['personal-choice'], before.choiceValues['personal-choice']),
      'professional-choice': putBack(
        answers.choiceValues['professional-choice'],
        before.choiceValues['professional-choice'],
      ),
      'opportunity-conflict': putBack(
        answers.choiceValues['opportunity-conflict'],
        before.choiceValues['opportunity-conflict'],
      ),
      disappointment: putBack(answers.choiceValues.disappointment, before.choiceValues.disappointment),
    },
  };
}
