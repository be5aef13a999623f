import { confirmFingerprint as confirmRoute } from '@lf/contract/fingerprints';
import { saveSurveyData } from '@lf/contract/narrative';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { surveyDataOf } from '../interview/survey-data.ts';
import type { SurveyForm } from '@lf/contract/form-data';
import type { SurveyKey } from '../session/current-session.ts';

/** An answer that got lost on the way, or another device: either way the values are final already, and the result is next. */
const isConfirmedAlready = (error: unknown) => error instanceof ApiError && error.code === 'frozen';

/** 'I'm Sure': the answers are on the server as they are, then the values are frozen in this order. */
export async function confirmFingerprint({ licenseCode }: SurveyKey, form: SurveyForm): Promise<void> {
  const values = form['value-order'] ?? [];
  try {
    await call(saveSurveyData, { body: { licenseCode, surveyData: surveyDataOf(form) } });
    await call(confirmRoute, { params: { licenseCode }, body: { values: [...values] } });
  } catch (error) {
    if (!isConfirmedAlready(error)) throw error;
  }
}
