export const BASE_QUESTIONS = 9;
export const EXTRA_QUESTIONS_STEP = 3;

/** How many questions this person is asked in all: nine, plus what they asked for. */
export function questionTotal(extraQuestions: number): number {
  return BASE_QUESTIONS + extraQuestions;
}

export function isSurveyCompleted(answeredCount: number, extraQuestions: number): boolean {
  return answeredCount >= questionTotal(extraQuestions);
}

/** On resuming: the next multiple of 3 above (answered - 9), or 0 when nine or fewer were answered. */
export function extraQuestionsOnResume(answeredCount: number): number {
  const beyond = answeredCount - BASE_QUESTIONS;
  if (beyond <= 0) return 0;
  return (Math.floor(beyond / EXTRA_QUESTIONS_STEP) + 1) * EXTRA_QUESTIONS_STEP;
}
