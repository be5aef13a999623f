import { CHOICE_SLUGS, type ChoiceSlug, type ClassicAnswers, classicValues } from './answers.ts';
import { MAPPING_POINTS, type MappingResponse, NOT_VALUED } from './mapping-responses.ts';
import { isSameValue, valueKey } from '../value-name.ts';

const CORE_VALUE_POINTS = 4;
const CHOICE_VALUE_POINTS = 1;

export interface ValueScore {
  readonly value: string;
  readonly score: number;
}

const without = (values: readonly string[], value: string): readonly string[] =>
  values.filter((other) => !isSameValue(other, value));

/** Takes a value out of everything it stands in; its points go with it, since points are always counted anew. */
export function removeValue(answers: ClassicAnswers, value: string): ClassicAnswers {
  return {
    ...answers,
    potentialValues: without(answers.potentialValues, value),
    addedValues: without(answers.addedValues, value),
    coreValue: isSameValue(answers.coreValue, value) ? '' : answers.coreValue,
    mappingFirst: without(answers.mappingFirst, value),
    mapping: Object.fromEntries(Object.entries(answers.mapping).filter(([rated]) => !isSameValue(rated, value))),
    choiceValues: {
      'personal-choice': without(answers.choiceValues['personal-choice'], value),
      'professional-choice': without(answers.choiceValues['professional-choice'], value),
      'opportunity-conflict': without(answers.choiceValues['opportunity-conflict'], value),
      disappointment: without(answers.choiceValues.disappointment, value),
    },
  };
}

/** Rating a value; 'I do not value this' removes it instead. A value not in play is left alone. */
export function rateValue(answers: ClassicAnswers, value: string, response: MappingResponse): ClassicAnswers {
  if (response === NOT_VALUED) return removeValue(answers, value);
  const known = classicValues(answers).find((other) => isSameValue(other, value));
  if (known === undefined) return answers;
  return { ...answers, mapping: { ...answers.mapping, [known]: response } };
}

export function ratingOf(answers: ClassicAnswers, value: string): MappingResponse | undefined {
  return Object.entries(answers.mapping).find(([rated]) => isSameValue(rated, value))?.[1];
}

/** In which of the four choices this value had a say. */
export function choicesOf(answers: ClassicAnswers, value: string): readonly ChoiceSlug[] {
  return CHOICE_SLUGS.filter((slug) => answers.choiceValues[slug].some((chosen) => isSameValue(chosen, value)));
}

export function scoreOf(answers: ClassicAnswers, value: string): number {
  const rating = ratingOf(answers, value);
  const mapped = rating === undefined ? 0 : MAPPING_POINTS[rating];
  const core = answers.coreValue !== '' && isSameValue(answers.coreValue, value) ? CORE_VALUE_POINTS : 0;
  return mapped + core + choicesOf(answers, value).length * CHOICE_VALUE_POINTS;
}

/** All values in play with their points, highest first; equal ones stay in the order they were detected or added. */
export function scoreValues(answers: ClassicAnswers): readonly ValueScore[] {
  const distinct = new Map(
    classicValues(answers)
      .toReversed()
      .map((value) => [valueKey(value), value]),
  );
  return [...distinct.values()]
    .toReversed()
    .map((value) => ({ value, score: scoreOf(answers, value) }))
    .toSorted((left, right) => right.score - left.score);
}
