import { newOrderValueDrivers, surveyResult, valuesPhilosophy } from '@lf/contract/survey';
import { surveyDataForAi } from '../../survey/interview/survey-data.ts';
import { callAi } from '../../../lib/call.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';
import type { RouteResponse } from '@lf/contract/define-route';
import type { ToldSentence } from '@lf/contract/survey';
import type { ResultKey } from '../result-key.ts';

const caller = ({ userId, licenseCode }: ResultKey) => ({ user_id: userId, license_code: licenseCode });

export type OrderedValues = RouteResponse<typeof newOrderValueDrivers>;

export function askForOrder(
  key: ResultKey,
  form: SurveyForm,
  values: readonly string[],
  told: ToldSentence[],
): Promise<OrderedValues> {
  return callAi(newOrderValueDrivers, {
    body: {
      ...caller(key),
      value_drivers: [...values],
      survey_data: surveyDataForAi(form, told),
      is_completed: true,
      told,
    },
  });
}

export async function askForPhilosophy(
  key: ResultKey,
  form: SurveyForm,
  { value_drivers, value_drivers_explanation }: OrderedValues,
  told: ToldSentence[],
): Promise<string> {
  const values = { value_drivers, value_drivers_explanation, told };
  const answer = await callAi(valuesPhilosophy, {
    body: { ...caller(key), ...values, survey_data: surveyDataForAi(form, values) },
  });
  return answer.values_philosophy;
}

/** Archetype and triggers were detected with the values; asked for again only where that was lost. */
export async function detectedOrAsked(key: ResultKey, form: SurveyForm): Promise<DetectedResult> {
  return (
    form['potential-values']?.result ??
    (await callAi(surveyResult, { body: { ...caller(key), survey_data: surveyDataForAi(form) } }))
  );
}
