import { type ChoiceSlug, type ClassicAnswers, classicValues } from './answers.ts';
import { removeValue } from './scoring.ts';
import { WORD_FREQUENCY_PHRASES_MAX } from '../limits.ts';
import { additionProblem, type RowProblem, valueListOf } from '../value-list.ts';
import { capitaliseValue, isEmptyValue, isSameValue } from '../value-name.ts';
import type { PhraseCount } from './word-frequency.ts';

/** More than this nobody wants to rate one by one. */
const CLASSIC_VALUES_MAX = WORD_FREQUENCY_PHRASES_MAX;

const holds = (values: readonly string[], value: string): boolean => values.some((other) => isSameValue(other, value));

export function isKept(answers: ClassicAnswers, value: string): boolean {
  return holds(classicValues(answers), value);
}

/** What was detected is kept from the start; the person then takes out what is not theirs. A second look changes nothing. */
export function keepDetected(answers: ClassicAnswers, detected: readonly PhraseCount[]): ClassicAnswers {
  if (classicValues(answers).length > 0) return answers;
  return { ...answers, potentialValues: detected.map(({ phrase }) => phrase) };
}

/** Keeps a detected value at the place it was detected in, or takes it out of everything. */
export function toggleDetected(
  answers: ClassicAnswers,
  value: string,
  detected: readonly PhraseCount[],
): ClassicAnswers {
  if (isKept(answers, value)) return removeValue(answers, value);
  if (!hasRoom(answers)) return answers;
  const kept = [...answers.potentialValues, value];
  return { ...answers, potentialValues: detected.map(({ phrase }) => phrase).filter((phrase) => holds(kept, phrase)) };
}

export function hasRoom(answers: ClassicAnswers): boolean {
  return classicValues(answers).length < CLASSIC_VALUES_MAX;
}

export function ownValueProblem(answers: ClassicAnswers, typed: string): RowProblem | undefined {
  return additionProblem(valueListOf(classicValues(answers)), typed);
}

/** An empty value is ignored, others are capitalised and appended; a value that breaks a rule is not added. */
export function addOwnValue(answers: ClassicAnswers, typed: string): ClassicAnswers {
  if (isEmptyValue(typed) || !hasRoom(answers) || ownValueProblem(answers, typed) !== undefined) return answers;
  return { ...answers, addedValues: [...answers.addedValues, capitaliseValue(typed)] };
}

export function chooseCore(answers: ClassicAnswers, value: string): ClassicAnswers {
  return isKept(answers, value) ? { ...answers, coreValue: value } : answers;
}

export function toggleChoiceValue(answers: ClassicAnswers, slug: ChoiceSlug, value: string): ClassicAnswers {
  const chosen = answers.choiceValues[slug];
  const changed = holds(chosen, value)
    ? chosen.filter((other) => !isSameValue(other, value))
    : classicValues(answers).filter((other) => holds([...chosen, value], other));
  return { ...answers, choiceValues: { ...answers.choiceValues, [slug]: changed } };
}
