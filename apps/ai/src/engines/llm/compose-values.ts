import type { RouteResponse } from '@lf/contract/define-route';
import type { Evidence, Explained, surveyResult, ValueDriverGroups } from '@lf/contract/survey';
import { VALUES_MAX } from '@lf/domain/limits';
import { PROPOSALS_ENOUGH } from '../embedded/policy.ts';
import { explainValue } from '../embedded/result/explain-value.ts';
import { type SurveyResultReply, VALUE_GROUPS, type ValueGroup } from './calls/survey-result.ts';
import { claimProblems } from './claims.ts';

export type EngineResult = RouteResponse<typeof surveyResult>;

export interface ComposedValue {
  readonly name: string;
  readonly group: ValueGroup;
  readonly explained: Explained;
  readonly evidence: Evidence;
}

/**
 * Keeps of a model's values what the reader supports, each value and each sentence once, and fills up with what the embedded engine
 * proposes. A text that claims more than was said gives way to the authored one. Undefined when nothing of the model's own is left.
 */
export function composeValues(
  proposed: SurveyResultReply['values'],
  checked: readonly (Evidence | undefined)[],
  said: readonly string[],
  embedded: EngineResult,
): readonly ComposedValue[] | undefined {
  const values: ComposedValue[] = [];
  const isFree = ({ value, answer, start }: Evidence) =>
    !values.some(({ name, evidence }) => name === value || (evidence.answer === answer && evidence.start === start));
  for (const [at, { group, text }] of proposed.entries()) {
    const evidence = checked[at];
    if (evidence === undefined || !isFree(evidence)) continue;
    const { value, quote, side = 'lived' } = evidence;
    const explained =
      claimProblems('text', text, said).length === 0
        ? { quote, text: text.trim() }
        : explainValue(value, { quote, side });
    values.push({ name: value, group, explained, evidence });
  }
  if (values.length === 0) return undefined;
  for (const spare of embeddedValues(embedded)) {
    if (values.length >= PROPOSALS_ENOUGH) break;
    if (isFree(spare.evidence)) values.push(spare);
  }
  return values.slice(0, VALUES_MAX);
}

function embeddedValues({ evidence = [], explained = {}, value_drivers }: EngineResult): ComposedValue[] {
  const groupOf = (name: string) =>
    VALUE_GROUPS.find((group) => value_drivers[`${group}_value_drivers`].includes(name)) ?? 'vehicle';
  return evidence.map((one) => ({
    name: one.value,
    group: groupOf(one.value),
    explained: explained[one.value] ?? { quote: one.quote, text: '' },
    evidence: one,
  }));
}

export function grouped(values: readonly ComposedValue[]): ValueDriverGroups {
  const namesIn = (group: ValueGroup) => values.filter((value) => value.group === group).map(({ name }) => name);
  return {
    core_value_drivers: namesIn('core'),
    vehicle_value_drivers: namesIn('vehicle'),
    outcome_value_drivers: namesIn('outcome'),
  };
}
