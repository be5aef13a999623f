import { askQuestion, type AskedQuestion } from './interview.ts';
import type { SurveyForm } from '@lf/contract/form-data';

/** The next question as the service gives it. */
export type Reply = Omit<AskedQuestion, 'question'> & {
  readonly next_question: string;
  readonly is_completed: boolean;
};

/** Adds it to the interview, if there is one. */
export function askReply(form: SurveyForm, reply: Reply): SurveyForm {
  const { next_question: question, is_completed, why, topic, follow_up, note, safety } = reply;
  return is_completed ? form : askQuestion(form, { question, why, topic, follow_up, note, safety });
}
