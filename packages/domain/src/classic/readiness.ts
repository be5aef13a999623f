import { type ClassicAnswers, classicValues } from './answers.ts';
import { ratingOf } from './scoring.ts';
import { PHILOSOPHY_LINES_MAX, VALUES_MIN } from '../limits.ts';
import { firstMappingPage, secondMappingPage } from './mapping-pages.ts';
import { CLASSIC_MESSAGES } from '../messages/classic.ts';
import { NARRATIVE_MESSAGES } from '../messages/narrative.ts';
import { ADD_VALUES_MESSAGES } from '../messages/add-values.ts';
import { type StepSlug, stepsOf } from '../survey-steps.ts';
import { countLines } from '../text-lines.ts';
import { isSameValue } from '../value-name.ts';

export function mappingPage(slug: StepSlug, answers: ClassicAnswers): readonly string[] {
  const values = classicValues(answers);
  return slug === 'mapping-question-2'
    ? secondMappingPage(values, answers.mappingFirst)
    : firstMappingPage(values, answers.mappingFirst);
}

/** What is still missing before the person may go on, in words; undefined when nothing is. Stories may stay empty. */
export function missingIn(slug: StepSlug, answers: ClassicAnswers): string | undefined {
  switch (slug) {
    case 'potential-values':
      return classicValues(answers).length < VALUES_MIN
        ? CLASSIC_MESSAGES.potentialValues.tooFew(VALUES_MIN)
        : undefined;
    case 'core-value':
      return hasCore(answers) ? undefined : CLASSIC_MESSAGES.core.tooFew;
    case 'mapping-question-1':
    case 'mapping-question-2': {
      const page = mappingPage(slug, answers);
      const rated = page.filter((value) => ratingOf(answers, value) !== undefined).length;
      return rated < page.length ? CLASSIC_MESSAGES.mapping.progress(rated, page.length) : undefined;
    }
    case 'test-your-value-drivers':
      if (classicValues(answers).length < VALUES_MIN) return ADD_VALUES_MESSAGES.tooFew;
      return hasCore(answers) ? undefined : CLASSIC_MESSAGES.test.noCore;
    case 'craft-narrative':
      return philosophyProblem(answers.philosophy);
    default:
      return undefined;
  }
}

/** An untouched philosophy is the draft by rules, which is always good. */
export function philosophyProblem(philosophy: string): string | undefined {
  if (philosophy !== '' && philosophy.trim() === '') return CLASSIC_MESSAGES.emptyNarrative;
  return countLines(philosophy.trim()) > PHILOSOPHY_LINES_MAX ? NARRATIVE_MESSAGES.tooManyLines : undefined;
}

/** For somebody who came by address: the earlier step that must be done first, or undefined. */
export function neededBefore(slug: StepSlug, answers: ClassicAnswers): StepSlug | undefined {
  const place = (step: StepSlug): number => stepsOf('classic').findIndex((other) => other.slug === step);
  if (place(slug) <= place('potential-values')) return undefined;
  if (classicValues(answers).length === 0) return 'potential-values';
  if (place(slug) <= place('test-your-value-drivers')) return undefined;
  return missingIn('test-your-value-drivers', answers) === undefined ? undefined : 'test-your-value-drivers';
}

function hasCore(answers: ClassicAnswers): boolean {
  return classicValues(answers).some((value) => isSameValue(value, answers.coreValue));
}
