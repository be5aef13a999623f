import {
  AI_BODY_BYTES_MAX,
  ANSWER_CHARACTERS_MAX,
  CODE_CHARACTERS_MAX,
  QUESTION_CHARACTERS_MAX,
  SURVEY_ITEMS_MAX,
} from '@lf/contract/limits';
import { answeredItems } from './interview.ts';
import type { SurveyForm, QuestionItem } from '@lf/contract/form-data';
import type { SurveyItem } from '@lf/contract/survey';

/** The answers in the order they were given, as the survey data of the record and of the AI calls. */
export function surveyDataOf(form: SurveyForm): SurveyItem[] {
  return answeredItems(form).map(toSurveyItem).slice(-SURVEY_ITEMS_MAX);
}

const isId = (id: string | undefined): id is string =>
  id !== undefined && id !== '' && id.length <= CODE_CHARACTERS_MAX;

function toSurveyItem({ question, answer, topic, follow_up, skipped }: QuestionItem): SurveyItem {
  return {
    question: question.slice(0, QUESTION_CHARACTERS_MAX),
    answer: wholeCharacters(answer, ANSWER_CHARACTERS_MAX),
    ...(isId(topic) ? { topic } : {}),
    ...(isId(follow_up) ? { follow_up } : {}),
    ...(skipped ? { skipped } : {}),
  };
}

/** The first characters of a text, never half of one. */
export function wholeCharacters(text: string, count: number): string {
  const cut = text.slice(0, count);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Room for everything in a call that is not an answer. */
const AROUND_BYTES = 4_096;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * What fits into one call of the service, beside `others`. Very long answers are cut at the end: each keeps
 * the same number of characters, and a quote still stands where it stood. Nothing is cut from what is kept.
 */
export function surveyDataForAi(form: SurveyForm, others: unknown = null): SurveyItem[] {
  const items = surveyDataOf(form);
  const room = AI_BODY_BYTES_MAX - AROUND_BYTES - bytesOf(others);
  let most = ANSWER_CHARACTERS_MAX;
  let fitted = items;
  while (bytesOf(fitted) > room && most > 100) {
    most = Math.floor(most * 0.8);
    fitted = items.map((item) => ({ ...item, answer: wholeCharacters(item.answer, most) }));
  }
  return fitted;
}

/** Changes exactly when an answer does: tells whether a detected result still fits the answers. */
export function detectedInOf(form: SurveyForm): string {
  const said = surveyDataOf(form).map(({ question, answer }) => ({ question, answer }));
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(said)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
