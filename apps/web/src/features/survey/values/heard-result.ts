import { heardInOf } from '../interview/survey-data.ts';
import type { SurveyForm, HeardResult } from '@lf/contract/form-data';

/** The flat list: core, then vehicle, then outcome. */
export function heardValues(result: HeardResult): readonly string[] {
  const {
    core_value_drivers: core,
    vehicle_value_drivers: vehicle,
    outcome_value_drivers: outcome,
  } = result.value_drivers;
  return [...new Set([...core, ...vehicle, ...outcome])];
}

/** What was heard in exactly these answers, or undefined when an answer has changed since. */
export function currentResult(form: SurveyForm): HeardResult | undefined {
  const { result, heardIn } = form['potential-values'] ?? {};
  return heardIn === heardInOf(form) ? result : undefined;
}
