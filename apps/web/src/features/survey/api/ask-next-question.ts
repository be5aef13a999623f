import { nextQuestion } from '@lf/contract/survey';
import { callAi } from '../../../lib/call.ts';
import { extraOf } from '../interview/interview.ts';
import { surveyDataForAi } from '../interview/survey-data.ts';
import type { RouteResponse } from '@lf/contract/define-route';
import type { FormData } from '@lf/contract/form-data';
import type { SurveyKey } from '../session/current-session.ts';

export type NextQuestion = RouteResponse<typeof nextQuestion>;

export function askNextQuestion({ userId, licenseCode }: SurveyKey, form: FormData): Promise<NextQuestion> {
  return callAi(nextQuestion, {
    body: { user_id: userId, license_code: licenseCode, survey_data: surveyDataForAi(form), additional_questions_requested: extraOf(form) },
  });
}
