import { describe, expect, test } from 'vitest';
import { SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { AI_BODY_BYTES_MAX, ANSWER_CHARACTERS_MAX } from '@lf/contract/limits';
import {
  answeredItems,
  askQuestion,
  currentIndex,
  extraOf,
  isSubmittable,
  itemsOf,
  leavingOf,
  requestMoreQuestions,
  resumeInterview,
  skipQuestion,
  submitAnswer,
  textOf,
  toldItems,
  totalOf,
  undoAnswer,
  writeDraft,
} from './interview.ts';
import { detectedInOf, surveyDataForAi, surveyDataOf } from './survey-data.ts';
import { parseFormData, type SurveyForm } from '@lf/contract/form-data';

const answered = (count: number, text = 'an answer'): SurveyForm => ({
  questions: { items: Array.from({ length: count }, (_, at) => ({ question: `Question ${at + 1}`, answer: text })) },
});

describe('an interview', () => {
  test('asks, keeps the draft, takes the answer, asks on', () => {
    let form: SurveyForm = askQuestion({}, { question: 'First?', why: 'Because.' });
    form = writeDraft(form, 0, 'half an ans');
    expect(currentIndex(form)).toBe(0);
    expect(answeredItems(form)).toEqual([]);
    form = submitAnswer(form, 0, 'half an answer', 1);
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
    expect(surveyDataOf(submitAnswer(form, 1, 'better words', 1))[1]?.answer).toBe('better words');
  });

  test('a skipped question counts, and opens empty', () => {
    const form = skipQuestion(askQuestion({}, { question: 'Painful?' }), 0, 1);
    expect(surveyDataOf(form)).toEqual([{ question: 'Painful?', answer: SKIPPED_ANSWER, skipped: true }]);
    expect([answeredItems(form), toldItems(form)].map((items) => items.length)).toEqual([1, 0]);
    expect(itemsOf(form).map(textOf)).toEqual(['']);
  });

  test('a skipped question opens with the words begun there, which are not an answer', () => {
    const asked = writeDraft(askQuestion({}, { question: 'Painful?' }), 0, 'It was');
    const form = skipQuestion(asked, 0, 1);
    expect(itemsOf(form).map(textOf)).toEqual(['It was']);
    expect(itemsOf(form).map(leavingOf)).toEqual(['nothing']);
  });

  test('a skipped question that is answered after all is no longer skipped', () => {
    const skipped = skipQuestion(writeDraft(askQuestion({}, { question: 'Painful?' }), 0, 'It was'), 0, 1);
    expect(surveyDataOf(submitAnswer(skipped, 0, 'It was', 2))).toEqual([{ question: 'Painful?', answer: 'It was' }]);
  });

  test('a record from before skips were stored as such still knows them', () => {
    const items = [
      { question: 'Painful?', answer: SKIPPED_ANSWER, begun: 'It was' },
      { question: 'Easier?', answer: 'Told.' },
    ];
    const form = parseFormData(JSON.stringify({ questions: { items } }));
    expect(itemsOf(form).map(textOf)).toEqual(['It was', 'Told.']);
    expect(surveyDataOf(form).map(({ skipped }) => skipped)).toEqual([true, undefined]);
  });

  test('an answer that is replaced is kept as an earlier one, twice too', () => {
    const twice = submitAnswer(submitAnswer(answered(1), 0, 'second', 10), 0, 'third', 20);
    expect(itemsOf(twice)[0]).toMatchObject({
      answer: 'third',
      earlier: [
        { text: 'an answer', replacedAt: 10 },
        { text: 'second', replacedAt: 20 },
      ],
    });
    expect(itemsOf(submitAnswer(twice, 0, 'third', 30))[0]?.earlier).toHaveLength(2);
  });

  test.each([
    ['untouched', 'an answer', 'nothing'],
    ['changed', 'better words', 'submit'],
    ['emptied', '  ', 'ask'],
    ['over the limit', 'x'.repeat(ANSWER_CHARACTERS_MAX + 1), 'too-long'],
  ])('leaving a submitted answer that is %s', (_, draft, leaving) => {
    expect(itemsOf(writeDraft(answered(1), 0, draft)).map(leavingOf)).toEqual([leaving]);
  });

  test('leaving an unanswered question keeps its draft and submits nothing', () => {
    expect(leavingOf({ question: 'First?', answer: '', draft: 'half' })).toBe('nothing');
  });

  test.each([
    ['', false],
    [' \n', false],
    ['a', true],
    ['x'.repeat(ANSWER_CHARACTERS_MAX), true],
    ['x'.repeat(ANSWER_CHARACTERS_MAX + 1), false],
  ])('what can be submitted %#', (text, expected) => {
    expect(isSubmittable(text)).toBe(expected);
  });

  test('an undone skip waits for its answer again, and the question asked because of it goes', () => {
    const asked = writeDraft(askQuestion(answered(1), { question: 'Painful?' }), 1, 'It was');
    const before = itemsOf(asked)[1] ?? { question: '', answer: '' };
    const skipped = askQuestion(skipQuestion(asked, 1, 1), { question: 'Easier?' });
    expect(undoAnswer(skipped, before, 2)).toEqual(asked);
    const written = writeDraft(skipped, 2, 'typed already');
    expect(itemsOf(undoAnswer(written, before, 2)).map(({ question }) => question)).toContain('Easier?');
  });

  test('an undone change brings the answer back and keeps the other version', () => {
    const before = itemsOf(answered(2))[0] ?? { question: '', answer: '' };
    const undone = undoAnswer(submitAnswer(answered(2), 0, 'worse', 1), before, 2);
    expect(itemsOf(undone).map(({ answer }) => answer)).toEqual(['an answer', 'an answer']);
    expect(itemsOf(undone)[0]?.earlier?.map(({ text }) => text)).toEqual(['an answer', 'worse']);
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
  test('the topic of a question and its follow-up travel with the answer', () => {
    const asked = askQuestion({}, { question: 'And then?', topic: 'conflict', follow_up: 'did-next' });
    expect(surveyDataOf(submitAnswer(asked, 0, 'I left.', 1))).toEqual([
      { question: 'And then?', answer: 'I left.', topic: 'conflict', follow_up: 'did-next' },
    ]);
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
    expect(detectedInOf(writeDraft(form, 0, 'new'))).toBe(detectedInOf(form));
    expect(detectedInOf(submitAnswer(form, 0, 'new', 1))).not.toBe(detectedInOf(form));
  });
});
