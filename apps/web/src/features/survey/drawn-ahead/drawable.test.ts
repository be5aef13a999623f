import { describe, expect, it } from 'vitest';
import type { SurveyForm } from '@lf/contract/form-data';
import { askReply } from '../interview/ask-reply.ts';
import { recordToDraw, shownQuestion } from './drawable.ts';

const waits = { question: 'Who?', answer: '' };
const told = { question: 'When?', answer: 'Then.' };
const asked = (...items: NonNullable<SurveyForm['questions']>['items']): SurveyForm => ({ questions: { items } });

const saved = (form: SurveyForm, isFinal = false) => ({
  data: [{ data: JSON.stringify(form), lastPageAccessed: 'about-you', visitedRoutes: 'a,b', version: 4, isFinal }],
});
const draft = (unsaved: boolean) => JSON.stringify({ record: { form: {} }, unsaved });

describe('the record that a page may draw', () => {
  it('is the server’s, as the survey’s session has it', () => {
    expect(recordToDraw(saved(asked(waits)), null)).toEqual({
      record: { form: asked(waits), lastPageAccessed: 'about-you', visitedRoutes: ['a', 'b'] },
      version: 4,
    });
    expect(recordToDraw(saved(asked(waits)), draft(false))?.version).toBe(4);
    expect(recordToDraw({ data: [] }, null)?.record.form).toEqual({});
  });

  it.each([
    ['writing on this device did not reach the server', saved(asked(waits)), draft(true)],
    ['the values are final', saved(asked(waits), true), null],
    ['the classic way is taken', saved({ flow: 'classic' }), null],
  ])('is none where %s', (_, record, kept) => {
    expect(recordToDraw(record, kept)).toBeUndefined();
  });
});

describe('the question that a page may draw', () => {
  it('is the one that waits for its answer', () => {
    const shown = { question: 'Who?', why: undefined, number: 2, total: 9, count: 2 };
    expect(shownQuestion(asked(told, waits))).toEqual(shown);
  });

  it.each<[string, SurveyForm]>([
    ['nothing was asked yet', {}],
    ['every question is answered', asked(told)],
    ['an answer is begun', asked({ ...waits, draft: 'I' })],
    ['an earlier answer is being changed', asked({ ...told, draft: 'Then, or' }, waits)],
    ['something is said along with it', asked({ ...waits, note: 'I am sorry.' })],
    ['help is offered with it', asked({ ...waits, safety: {} as never })],
  ])('is none where %s', (_, form) => {
    expect(shownQuestion(form)).toBeUndefined();
  });

  it('may be the first, which the page itself has asked for', () => {
    const reply = { next_question: 'Who?', why: 'So.', is_completed: false };
    expect(shownQuestion(askReply({}, reply))).toMatchObject({ question: 'Who?', why: 'So.', number: 1 });
    expect(shownQuestion(askReply({}, { next_question: '', is_completed: true }))).toBeUndefined();
    expect(shownQuestion(askReply({}, { ...reply, note: 'I am sorry.' }))).toBeUndefined();
  });
});
