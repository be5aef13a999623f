import type { RouteResponse } from '@lf/contract/define-route';
import type { Evidence, Explained, newOrderValueDrivers } from '@lf/contract/survey';
import type { ReorderInput } from '../../survey-engine.ts';
import type { CheckedClaims, Claims } from '../embedded/check-claims.ts';
import { explanationText } from '../embedded/result/explain-value.ts';
import type { ReorderReply } from './calls/reorder.ts';
import { claimProblems } from './claims.ts';

type EngineOrder = RouteResponse<typeof newOrderValueDrivers>;

/** The sentences that the model found, for the reader to check; those that the person chose need no proof. */
export function orderClaims({ values }: ReorderReply, { survey_data, told = [] }: ReorderInput): Claims {
  const isTold = (name: string) => told.some(({ value }) => value === name);
  return {
    survey_data,
    values: values.map(({ name, quote }) => ({ name, quote: isTold(name) ? '' : (quote ?? '') })),
    triggers: [],
  };
}

/**
 * The person's order with a model's texts where a sentence of theirs carries them: the one that they chose, or one that the reader
 * supports. For any other value the embedded engine's words stand.
 */
export function composeOrder(
  { values }: ReorderReply,
  checked: CheckedClaims,
  { survey_data, told = [] }: ReorderInput,
  spare: EngineOrder,
): EngineOrder {
  const said = [...survey_data.map(({ answer }) => answer), ...told.map(({ quote }) => quote)];
  const used = new Set(told.map(({ quote }) => quote));
  const explained = new Map<string, Explained>();
  const evidence: Evidence[] = [];
  for (const [at, { name, text }] of values.entries()) {
    const chosen = told.find(({ value }) => value === name)?.quote;
    const found = checked.values[at];
    const own = chosen ?? (found !== undefined && !used.has(found.quote) ? found.quote : undefined);
    if (own === undefined || claimProblems('text', text, said).length > 0) {
      const written = spare.explained?.[name];
      explained.set(name, written ?? { text: spare.value_drivers_explanation[name] ?? '' });
      evidence.push(...(spare.evidence ?? []).filter(({ value }) => value === name));
      continue;
    }
    used.add(own);
    explained.set(name, { quote: own, text: text.trim() });
    if (chosen === undefined && found !== undefined) evidence.push({ ...found, value: name });
  }
  return {
    value_drivers: values.map(({ name }) => name),
    value_drivers_explanation: Object.fromEntries(
      [...explained].map(([name, parts]) => [name, explanationText(parts)]),
    ),
    explained: Object.fromEntries(explained),
    evidence,
    ...(spare.withheld === undefined ? {} : { withheld: spare.withheld }),
    ...(spare.safety === undefined ? {} : { safety: spare.safety }),
    ...(spare.catalogue_version === undefined ? {} : { catalogue_version: spare.catalogue_version }),
  };
}
