export const BASE_QUESTIONS = 9;
export const EXTRA_QUESTIONS_STEP = 3;
/** More than anybody has asked for; the answers must still fit into one call. */
export const EXTRA_QUESTIONS_MAX = 48;

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

/**
 * What the saved survey shows for a question that was passed over. It counts as answered, and nothing is read into it;
 * that it was passed over is told by the item's `skipped`, never by these words.
 */
export const SKIPPED_ANSWER = 'I prefer to skip this question.';
