import { detectedInOf } from '../interview/survey-data.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';

/** The flat list: core, then vehicle, then outcome. */
export function detectedValues(result: DetectedResult): readonly string[] {
  const {
    core_value_drivers: core,
    vehicle_value_drivers: vehicle,
    outcome_value_drivers: outcome,
  } = result.value_drivers;
  return [...new Set([...core, ...vehicle, ...outcome])];
}

/** What was detected in exactly these answers, or undefined when an answer has changed since. */
export function currentResult(form: SurveyForm): DetectedResult | undefined {
  const { result, detectedIn, heardIn } = form['potential-values'] ?? {};
  return (detectedIn ?? heardIn) === detectedInOf(form) ? result : undefined;
}
