import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraQuestionsOnResume, isSurveyCompleted, questionTotal } from './question-budget.ts';

describe('the question budget', () => {
  it.each([
    [0, 0],
    [8, 0],
    [9, 0],
    [10, 3],
    [11, 3],
    [12, 6],
    [14, 6],
    [15, 9],
  ])('resuming with %i answered gives %i extra', (answered, extra) => {
    expect(extraQuestionsOnResume(answered)).toBe(extra);
  });

  it('resumes with a multiple of three strictly above what was answered beyond nine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1000 }), (answered) => {
        const extra = extraQuestionsOnResume(answered);
        expect(extra % 3).toBe(0);
        expect(extra).toBeGreaterThan(answered - 9);
        expect(extra - 3).toBeLessThanOrEqual(answered - 9);
      }),
    );
  });

  it('is complete when all of nine plus extras are answered', () => {
    expect([questionTotal(0), questionTotal(6)]).toEqual([9, 15]);
    expect([isSurveyCompleted(8, 0), isSurveyCompleted(9, 0), isSurveyCompleted(9, 3)]).toEqual([false, true, false]);
  });
});
