import type { SurveyItem } from '@lf/contract/survey';
import { startReader } from '../embedded/reader/reader.ts';
import { isCrisis } from '../embedded/safety/crisis.ts';

/**
 * What a model may read and quote: a cry for help never leaves this machine, and nothing is read into a question that was passed over.
 * Such answers become empty and keep their place, so that an answer's number still means the same answer.
 */
export async function fitForModel<Input extends { survey_data: SurveyItem[] }>(input: Input): Promise<Input> {
  const survey_data: SurveyItem[] = [];
  for (const item of input.survey_data) {
    const isKeptBack = item.skipped === true || (await isCrisisAnswer(item.answer));
    survey_data.push(isKeptBack ? { ...item, answer: '' } : item);
  }
  return { ...input, survey_data };
}

export async function isCrisisAnswer(answer: string): Promise<boolean> {
  return isCrisis(answer, await startReader());
}
