import { describe, expect, test } from 'vitest';
import { SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { AI_BODY_BYTES_MAX } from '@lf/contract/limits';
import {
  answeredItems,
  askQuestion,
  currentIndex,
  extraOf,
  itemsOf,
  requestMoreQuestions,
  resumeInterview,
  skipQuestion,
  submitAnswer,
  textOf,
  totalOf,
  writeDraft,
} from './interview.ts';
import { heardInOf, MIRROR_QUESTION, surveyDataForAi, surveyDataOf } from './survey-data.ts';
import type { FormData } from '@lf/contract/form-data';

const answered = (count: number, text = 'an answer'): FormData => ({
  questions: { items: Array.from({ length: count }, (_, at) => ({ question: `Question ${at + 1}`, answer: text })) },
});

describe('an interview', () => {
  test('asks, keeps the draft, takes the answer, asks on', () => {
    let form: FormData = askQuestion({}, { question: 'First?', why: 'Because.' });
    form = writeDraft(form, 0, 'half an ans');
    expect(currentIndex(form)).toBe(0);
    expect(answeredItems(form)).toEqual([]);
    form = submitAnswer(form, 0, 'half an answer');
    form = askQuestion(form, { question: 'Second?' });
    expect(currentIndex(form)).toBe(1);
    expect(itemsOf(form)[0]).toEqual({ question: 'First?', why: 'Because.', answer: 'half an answer' });
  });

  test('the same question twice is asked once', () => {
    const form = askQuestion({}, { question: 'First?' });
    expect(askQuestion(form, { question: 'First?' })).toBe(form);
  });

  test('an earlier answer can be changed, and opens with what was said', () => {
    const form = writeDraft(answered(3), 1, 'better words');
    expect(itemsOf(form).map(textOf)).toEqual(['an answer', 'better words', 'an answer']);
    expect(surveyDataOf(form)[1]?.answer).toBe('an answer');
    expect(surveyDataOf(submitAnswer(form, 1, 'better words'))[1]?.answer).toBe('better words');
  });

  test('a skipped question counts, and opens empty', () => {
    const form = skipQuestion(askQuestion({}, { question: 'Painful?' }), 0);
    expect(surveyDataOf(form)).toEqual([{ question: 'Painful?', answer: SKIPPED_ANSWER }]);
    expect(itemsOf(form).map(textOf)).toEqual(['']);
  });

  test.each([
    [0, 9],
    [9, 9],
    [10, 12],
    [12, 15],
    [14, 15],
  ])('continuing with %i answers: a total of %i', (count, total) => {
    expect(totalOf(resumeInterview(answered(count)))).toBe(total);
  });

  test('a few more questions are three more', () => {
    const more = requestMoreQuestions(answered(9), 3);
    expect(extraOf(more)).toBe(3);
    expect(totalOf(requestMoreQuestions(more, 3))).toBe(15);
  });
});

describe('what the service gets', () => {
  test('the correction of the mirror is one more answer', () => {
    const form: FormData = { ...answered(1), 'potential-values': { correction: ' It was my aunt. ' } };
    expect(surveyDataOf(form)[1]).toEqual({ question: MIRROR_QUESTION, answer: 'It was my aunt.' });
  });

  test.each(['x', '\u{1F468}‍\u{1F469}‍\u{1F467}', '水'])(
    'always fits, and every answer stays a beginning of itself: %s',
    (unit) => {
      const long = unit.repeat(Math.floor(10_000 / unit.length));
      const form = answered(15, long);
      const sent = surveyDataForAi(form);
      expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThan(AI_BODY_BYTES_MAX);
      for (const { answer } of sent) {
        expect(long.startsWith(answer)).toBe(true);
        expect(answer.isWellFormed()).toBe(true);
        expect(answer.length).toBeGreaterThan(500);
      }
    },
  );

  test('a changed answer is noticed, a draft is not', () => {
    const form = answered(2);
    expect(heardInOf(writeDraft(form, 0, 'new'))).toBe(heardInOf(form));
    expect(heardInOf(submitAnswer(form, 0, 'new'))).not.toBe(heardInOf(form));
  });
});
