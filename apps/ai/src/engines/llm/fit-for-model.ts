import type { SurveyItem } from '@lf/contract/survey';
import { isSkipped } from '@lf/domain/question-budget';
import { isCrisis } from '../embedded/gate/crisis.ts';

/**
 * What a model may read and quote: a cry for help never leaves this machine, and nothing is read into a question that was passed over.
 * Such answers fall silent and keep their place, so that an answer's number still means the same answer.
 */
export function fitForModel<Input extends { survey_data: SurveyItem[] }>(input: Input): Input {
  const survey_data = input.survey_data.map((item) =>
    isSkipped(item.answer) || isCrisis(item.answer) ? { ...item, answer: '' } : item,
  );
  return { ...input, survey_data };
}
