import {
  AI_BODY_BYTES_MAX,
  ANSWER_CHARACTERS_MAX,
  QUESTION_CHARACTERS_MAX,
  SURVEY_ITEMS_MAX,
} from '@lf/contract/limits';
import { answeredItems } from './interview.ts';
import type { FormData } from '@lf/contract/form-data';
import type { SurveyItem } from '@lf/contract/survey';

/** Under this the correction of the mirror goes to the service, as one more answer. */
export const MIRROR_QUESTION = 'Is this what you meant? What did I hear wrong, and what is missing?';

/** The questions that were answered: what the budget of questions counts. A correction of the mirror is none of them. */
function answeredQuestions(form: FormData): SurveyItem[] {
  return answeredItems(form).map(({ question, answer }) => withinLimits({ question, answer }));
}

/** All answers in the order they were given, the correction of the mirror last. */
export function surveyDataOf(form: FormData): SurveyItem[] {
  const items = answeredQuestions(form);
  const correction = form['potential-values']?.correction?.trim() ?? '';
  return (correction === '' ? items : [...items, { question: MIRROR_QUESTION, answer: correction }])
    .map(withinLimits)
    .slice(-SURVEY_ITEMS_MAX);
}

const withinLimits = ({ question, answer }: SurveyItem): SurveyItem => ({
  question: question.slice(0, QUESTION_CHARACTERS_MAX),
  answer: wholeCharacters(answer, ANSWER_CHARACTERS_MAX),
});

/** The first characters of a text, never half of one. */
function wholeCharacters(text: string, count: number): string {
  const cut = text.slice(0, count);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Room for everything in a call that is not an answer. */
const AROUND_BYTES = 4_096;
const bytesOf = (items: readonly SurveyItem[]) => new TextEncoder().encode(JSON.stringify(items)).length;

/**
 * What fits into one call of the service. Very long answers are heard from their beginning: each keeps the same
 * number of characters, and a quote still stands where it stood. Nothing is cut from what is kept.
 */
export function surveyDataForAi(form: FormData): SurveyItem[] {
  return fitIntoCall(surveyDataOf(form));
}

/** The same for the next question: the service counts these against the budget. */
export function answeredQuestionsForAi(form: FormData): SurveyItem[] {
  return fitIntoCall(answeredQuestions(form));
}

function fitIntoCall(items: SurveyItem[]): SurveyItem[] {
  let most = ANSWER_CHARACTERS_MAX;
  let fitted = items;
  while (bytesOf(fitted) > AI_BODY_BYTES_MAX - AROUND_BYTES && most > 100) {
    most = Math.floor(most * 0.8);
    fitted = items.map(({ question, answer }) => ({ question, answer: wholeCharacters(answer, most) }));
  }
  return fitted;
}

/** Changes exactly when an answer does: tells whether what was heard is still what was said. */
export function heardInOf(form: FormData): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(surveyDataOf(form))) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
