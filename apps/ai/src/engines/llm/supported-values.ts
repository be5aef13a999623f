import type { RouteResponse } from '@lf/contract/define-route';
import type { Evidence, SurveyItem, ValueDriverGroups, surveyResult } from '@lf/contract/survey';
import { VALUES_MIN } from '@lf/domain/limits';
import { capitaliseValue, isSameValue } from '@lf/domain/value-name';
import { VALUE_GROUPS, type ProposedValue, type ValueGroup } from './calls/survey-result.ts';
import { findQuote, quotesOnlyWhatWasSaid } from './verbatim-quote.ts';

export type EngineResult = RouteResponse<typeof surveyResult>;

interface SupportedValue {
  readonly name: string;
  readonly group: ValueGroup;
  readonly explanation: string;
  readonly evidence: readonly Evidence[];
}

/**
 * Keeps of a model's values what the person's own sentences carry. A value whose quote was never said keeps its place only when the
 * embedded engine heard it too, and then with that engine's words; otherwise it goes. Too few left: the embedded engine's fill up.
 * Undefined when nothing of the model's own is left.
 */
export function supportedValues(
  proposed: readonly ProposedValue[],
  survey: readonly SurveyItem[],
  embedded: EngineResult,
): readonly SupportedValue[] | undefined {
  const answers = survey.map(({ answer }) => answer);
  const heardByEmbedded = embeddedValues(embedded);
  let own = 0;
  const kept = proposed.flatMap(({ name, group, quote, explanation }): SupportedValue[] => {
    const found = findQuote(quote, survey);
    if (found !== undefined && quotesOnlyWhatWasSaid(explanation, answers)) {
      own += 1;
      const value = capitaliseValue(name);
      return [{ name: value, group, explanation, evidence: [{ value, ...found }] }];
    }
    const spare = heardByEmbedded.find((value) => isSameValue(value.name, name));
    return spare === undefined ? [] : [{ ...spare, group }];
  });
  return own === 0 ? undefined : filledUp(kept, heardByEmbedded);
}

/** At least five, and none of the three groups empty. */
function filledUp(kept: readonly SupportedValue[], spares: readonly SupportedValue[]): readonly SupportedValue[] {
  const values = [...kept];
  const unused = () => spares.filter((spare) => !values.some((value) => isSameValue(value.name, spare.name)));
  for (const group of VALUE_GROUPS) {
    if (values.some((value) => value.group === group)) continue;
    const spare = unused().find((value) => value.group === group) ?? unused()[0];
    if (spare !== undefined) values.push({ ...spare, group });
  }
  while (values.length < VALUES_MIN) {
    const spare = unused()[0];
    if (spare === undefined) break;
    values.push(spare);
  }
  return values;
}

function embeddedValues(result: EngineResult): readonly SupportedValue[] {
  return VALUE_GROUPS.flatMap((group) =>
    result.value_drivers[`${group}_value_drivers`].map((name) => ({
      name,
      group,
      explanation: result.value_drivers_explanation[name] ?? '',
      evidence: (result.evidence ?? []).filter(({ value }) => value === name),
    })),
  );
}

export function grouped(values: readonly SupportedValue[]): ValueDriverGroups {
  const namesIn = (group: ValueGroup) => values.filter((value) => value.group === group).map(({ name }) => name);
  return {
    core_value_drivers: namesIn('core'),
    vehicle_value_drivers: namesIn('vehicle'),
    outcome_value_drivers: namesIn('outcome'),
  };
}
