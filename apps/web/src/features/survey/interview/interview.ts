import { ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
import { extraQuestionsOnResume, isSurveyCompleted, questionTotal, SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { earlierAfter } from './earlier-answers.ts';
import type { SurveyForm, QuestionItem } from '@lf/contract/form-data';

/** The interview of the main flow, read from and written to the form. Questions are never forgotten; answers can be changed. */

export function itemsOf(form: SurveyForm): readonly QuestionItem[] {
  return form.questions?.items ?? [];
}

export function extraOf(form: SurveyForm): number {
  return form.questions?.extra ?? 0;
}

export function answeredItems(form: SurveyForm): readonly QuestionItem[] {
  return itemsOf(form).filter((item) => item.answer !== '');
}

/** Answers in the person's own words: what values can be read from. */
export function toldItems(form: SurveyForm): readonly QuestionItem[] {
  return answeredItems(form).filter((item) => !item.skipped);
}

/** The question that still waits for its answer, or the last one. */
export function currentIndex(form: SurveyForm): number {
  const items = itemsOf(form);
  const waiting = items.findIndex((item) => item.answer === '');
  return waiting < 0 ? Math.max(0, items.length - 1) : waiting;
}

/** The text of the last submit: a skipped question shows what was begun there. */
function submittedText(item: QuestionItem): string {
  return item.skipped ? (item.begun ?? '') : item.answer;
}

/** What stands in the text field: the draft, or the answer that was given. */
export function textOf(item: QuestionItem): string {
  return item.draft ?? submittedText(item);
}

/** The one rule for every way to submit: the button, the keyboard, leaving an edited answer. */
export function isSubmittable(text: string): boolean {
  return text.trim() !== '' && text.length <= ANSWER_CHARACTERS_MAX;
}

/** Whether a submitted answer has been changed since, and not submitted again. */
export function isEdited(item: QuestionItem): boolean {
  return item.answer !== '' && textOf(item) !== submittedText(item);
}

/** What leaving a question does with its text. */
export type Leaving = 'nothing' | 'submit' | 'ask' | 'too-long';

export function leavingOf(item: QuestionItem): Leaving {
  if (!isEdited(item)) return 'nothing';
  const text = textOf(item);
  if (text.trim() === '') return item.skipped ? 'nothing' : 'ask';
  return isSubmittable(text) ? 'submit' : 'too-long';
}

/** Every question so far is answered, and more are to come. */
export function needsQuestion(form: SurveyForm): boolean {
  return isAllAnswered(form) && !isSurveyCompleted(answeredItems(form).length, extraOf(form));
}

export function isAllAnswered(form: SurveyForm): boolean {
  return itemsOf(form).every((item) => item.answer !== '');
}

/** The shown total grows with the questions, should two devices have asked more than were planned. */
export function totalOf(form: SurveyForm): number {
  return Math.max(questionTotal(extraOf(form)), itemsOf(form).length);
}

export function withItems(form: SurveyForm, items: readonly QuestionItem[]): SurveyForm {
  return { ...form, questions: { ...form.questions, items: [...items] } };
}

function withItem(form: SurveyForm, index: number, change: (item: QuestionItem) => QuestionItem): SurveyForm {
  return withItems(
    form,
    itemsOf(form).map((item, at) => (at === index ? change(item) : item)),
  );
}

export function writeDraft(form: SurveyForm, index: number, draft: string): SurveyForm {
  return withItem(form, index, (item) => ({ ...item, draft }));
}

function replaceAnswer(item: QuestionItem, answer: string, now: number): QuestionItem {
  const { draft: _draft, begun: _begun, skipped: _skipped, ...rest } = item;
  return answer === item.answer && !item.skipped ? rest : { ...rest, ...earlierAfter(item, now), answer };
}

export function submitAnswer(form: SurveyForm, index: number, answer: string, now: number): SurveyForm {
  return withItem(form, index, (item) => replaceAnswer(item, answer, now));
}

/** An unanswered question is passed over; words that were begun stay, for whoever comes back to it. */
export function skipQuestion(form: SurveyForm, index: number, now: number): SurveyForm {
  return withItem(form, index, (item) => {
    const begun = item.answer === '' ? textOf(item) : '';
    return {
      ...replaceAnswer(item, SKIPPED_ANSWER, now),
      skipped: true,
      ...(begun.trim() === '' ? {} : { begun }),
    };
  });
}

export function withoutDraft(item: QuestionItem): QuestionItem {
  const { draft: _, ...submitted } = item;
  return submitted;
}

export function dropDraft(form: SurveyForm, index: number): SurveyForm {
  return withItem(form, index, withoutDraft);
}

/** Back to how the question stood before; questions asked because of the undone answer go, unless words stand there. */
export function undoAnswer(form: SurveyForm, before: QuestionItem, now: number): SurveyForm {
  const items = itemsOf(form);
  const index = items.findIndex((item) => item.question === before.question);
  const item = items[index];
  if (item === undefined) return form;
  const restored = { ...before, ...earlierAfter(item, now) };
  const following = items.slice(index + 1);
  const kept =
    before.answer === '' ? following.filter((other) => other.answer !== '' || textOf(other) !== '') : following;
  return withItems(form, [...items.slice(0, index), restored, ...kept]);
}

export type AskedQuestion = Pick<QuestionItem, 'question' | 'why' | 'topic' | 'follow_up' | 'note' | 'safety'>;

/** The same question twice is one question: a repeated call must not ask again what stands there. */
export function askQuestion(form: SurveyForm, asked: AskedQuestion): SurveyForm {
  const items = itemsOf(form);
  if (items.some((item) => item.question === asked.question)) return form;
  return withItems(form, [...items, { ...asked, answer: '' }]);
}

export function requestMoreQuestions(form: SurveyForm, step: number): SurveyForm {
  return { ...form, questions: { ...form.questions, items: [...itemsOf(form)], extra: extraOf(form) + step } };
}

/** Continue: the count of extra questions follows from the answers that are there. */
export function resumeInterview(form: SurveyForm): SurveyForm {
  const extra = extraQuestionsOnResume(answeredItems(form).length);
  if (extra === extraOf(form)) return form;
  return { ...form, questions: { ...form.questions, items: [...itemsOf(form)], extra } };
}
