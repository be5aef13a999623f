import { extraQuestionsOnResume, isSkipped, questionTotal, SKIPPED_ANSWER } from '@lf/domain/question-budget';
import type { FormData, QuestionItem } from '@lf/contract/form-data';

/** The interview of the main flow, read from and written to the form. Questions are never forgotten; answers can be changed. */

export function itemsOf(form: FormData): readonly QuestionItem[] {
  return form.questions?.items ?? [];
}

export function extraOf(form: FormData): number {
  return form.questions?.extra ?? 0;
}

export function answeredItems(form: FormData): readonly QuestionItem[] {
  return itemsOf(form).filter((item) => item.answer !== '');
}

/** The question that still waits for its answer, or the last one. */
export function currentIndex(form: FormData): number {
  const items = itemsOf(form);
  const waiting = items.findIndex((item) => item.answer === '');
  return waiting < 0 ? Math.max(0, items.length - 1) : waiting;
}

/** What stands in the text field: the draft, or the answer that was given (a skipped question opens empty). */
export function textOf(item: QuestionItem): string {
  return item.draft ?? (isSkipped(item.answer) ? '' : item.answer);
}

/** The shown total grows with the questions, should two devices have asked more than were planned. */
export function totalOf(form: FormData): number {
  return Math.max(questionTotal(extraOf(form)), itemsOf(form).length);
}

function withItems(form: FormData, items: readonly QuestionItem[]): FormData {
  return { ...form, questions: { ...form.questions, items: [...items] } };
}

function withItem(form: FormData, index: number, change: (item: QuestionItem) => QuestionItem): FormData {
  return withItems(
    form,
    itemsOf(form).map((item, at) => (at === index ? change(item) : item)),
  );
}

export function writeDraft(form: FormData, index: number, draft: string): FormData {
  return withItem(form, index, (item) => ({ ...item, draft }));
}

export function submitAnswer(form: FormData, index: number, answer: string): FormData {
  return withItem(form, index, (item) => ({ ...item, answer, draft: undefined }));
}

/** Words that were begun stay in the draft, for whoever comes back to the question. */
export function skipQuestion(form: FormData, index: number): FormData {
  return withItem(form, index, (item) => ({ ...item, answer: SKIPPED_ANSWER }));
}

export type AskedQuestion = Pick<QuestionItem, 'question' | 'why' | 'topic' | 'note' | 'safety'>;

/** The same question twice is one question: a repeated call must not ask again what stands there. */
export function askQuestion(form: FormData, asked: AskedQuestion): FormData {
  const items = itemsOf(form);
  if (items.some((item) => item.question === asked.question)) return form;
  return withItems(form, [...items, { ...asked, answer: '' }]);
}

export function requestMoreQuestions(form: FormData, step: number): FormData {
  return { ...form, questions: { ...form.questions, items: [...itemsOf(form)], extra: extraOf(form) + step } };
}

/** Continue: the count of extra questions follows from the answers that are there. */
export function resumeInterview(form: FormData): FormData {
  const extra = extraQuestionsOnResume(answeredItems(form).length);
  if (extra === extraOf(form)) return form;
  return { ...form, questions: { ...form.questions, items: [...itemsOf(form)], extra } };
}
