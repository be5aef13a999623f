import { type ClassicAnswers, classicValues } from './answers.ts';
import { isSameValue } from '../value-name.ts';

/**
 * The two mapping questions share the values between them. What the first page showed is remembered, so that taking a
 * value off the list never makes another one jump from page to page.
 */
export function firstMappingPage(values: readonly string[], remembered: readonly string[]): readonly string[] {
  const kept = values.filter((value) => remembered.some((shown) => isSameValue(shown, value)));
  return remembered.length > 0 ? kept : values.slice(0, Math.ceil(values.length / 2));
}

export function secondMappingPage(values: readonly string[], remembered: readonly string[]): readonly string[] {
  const first = firstMappingPage(values, remembered);
  return values.filter((value) => !first.includes(value));
}

/** Settles which values the first mapping question asks for. Later changes of the list do not move them. */
export function startMapping(answers: ClassicAnswers): ClassicAnswers {
  const values = classicValues(answers);
  const settled = answers.mappingFirst.some((value) => values.some((other) => isSameValue(other, value)));
  return settled ? answers : { ...answers, mappingFirst: firstMappingPage(values, []) };
}
