import type { SurveyEngine } from '@lf/ai/survey-engine';
import type { SurveyItem } from '@lf/contract/survey';
import { BASE_QUESTIONS, EXTRA_QUESTIONS_STEP } from '@lf/domain/question-budget';
import { type LabelledAnswer, textOf } from './read-interviews.ts';

type Asked = Awaited<ReturnType<SurveyEngine['nextQuestion']>>;

/** One question and what was answered. */
export interface Turn {
  readonly asked: Asked;
  readonly answer: string;
}

/**
 * An interview with somebody who gives the answer on the question's topic where there is one left, and the last one left otherwise.
 * `further` are somebody else's answers, for more questions than one person has answers to.
 */
export async function askInterview(
  engine: SurveyEngine,
  answers: readonly LabelledAnswer[],
  further: readonly LabelledAnswer[] = [],
): Promise<Turn[]> {
  const left = [...answers];
  const questions = answers.length + further.length;
  const turns: Turn[] = [];
  const survey_data: SurveyItem[] = [];
  while (turns.length < questions) {
    if (left.length === 0) left.push(...further);
    const beyond = turns.length + 1 - BASE_QUESTIONS;
    const additional_questions_requested = Math.max(0, Math.ceil(beyond / EXTRA_QUESTIONS_STEP)) * EXTRA_QUESTIONS_STEP;
    const asked = await engine.nextQuestion({ survey_data, additional_questions_requested });
    if (asked.is_completed) break;
    const { next_question: question, topic, follow_up } = asked;
    const fitting = follow_up === undefined ? left.findIndex((one) => one.topic === topic) : -1;
    const [told] = left.splice(fitting, 1);
    const answer = told === undefined ? '' : textOf(told);
    turns.push({ asked, answer });
    survey_data.push({
      question,
      answer,
      ...(topic === undefined ? {} : { topic }),
      ...(follow_up === undefined ? {} : { follow_up }),
    });
  }
  return turns;
}
