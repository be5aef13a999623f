import { surveyResult } from '@lf/contract/survey';
import { callAi } from '../../../lib/call.ts';
import { surveyDataForAi } from '../interview/survey-data.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';
import type { SurveyKey } from '../session/current-session.ts';

/** What the service detects in the answers so far: values with the sentences they stand in, archetype and triggers. */
export function detectValues({ userId, licenseCode }: SurveyKey, form: SurveyForm): Promise<DetectedResult> {
  return callAi(surveyResult, {
    body: { user_id: userId, license_code: licenseCode, survey_data: surveyDataForAi(form) },
  });
}
