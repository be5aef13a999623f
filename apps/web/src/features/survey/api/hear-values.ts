import { surveyResult } from '@lf/contract/survey';
import { callAi } from '../../../lib/call.ts';
import { surveyDataForAi } from '../interview/survey-data.ts';
import type { SurveyForm, HeardResult } from '@lf/contract/form-data';
import type { SurveyKey } from '../session/current-session.ts';

/** What the service hears in the answers so far: values with the sentences they stand in, archetype and triggers. */
export function hearValues({ userId, licenseCode }: SurveyKey, form: SurveyForm): Promise<HeardResult> {
  return callAi(surveyResult, {
    body: { user_id: userId, license_code: licenseCode, survey_data: surveyDataForAi(form) },
  });
}
