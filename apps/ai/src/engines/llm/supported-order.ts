import type { RouteResponse } from '@lf/contract/define-route';
import type { Evidence, newOrderValueDrivers } from '@lf/contract/survey';
import { isSameValue } from '@lf/domain/value-name';
import type { ReorderInput } from '../../survey-engine.ts';
import type { ReorderReply } from './calls/reorder.ts';
import type { Vocabulary } from './prompts/result.v1.ts';
import { findQuote, quotesOnlyWhatWasSaid } from './verbatim-quote.ts';

type EngineOrder = RouteResponse<typeof newOrderValueDrivers>;

/**
 * The person's order with a model's explanations where a sentence of theirs carries them. For any other value, one they added
 * themselves among them, the embedded engine's honest words stand.
 */
export function composeReorder(
  reply: ReorderReply,
  { value_drivers, survey_data }: ReorderInput,
  { spare, vocabulary }: { spare: EngineOrder; vocabulary: Vocabulary },
): EngineOrder {
  const answers = survey_data.map(({ answer }) => answer);
  const explanations = new Map<string, string>();
  const evidence: Evidence[] = [];
  for (const value of value_drivers) {
    // No engine proposes a name outside the catalogue: the person wrote it, whatever a model finds for it.
    const proposable = vocabulary.values.some((name) => isSameValue(name, value));
    const written = proposable ? reply.values.find(({ name }) => name === value) : undefined;
    const found = written?.quote ? findQuote(written.quote, survey_data) : undefined;
    if (written !== undefined && found !== undefined && quotesOnlyWhatWasSaid(written.explanation, answers)) {
      explanations.set(value, written.explanation);
      evidence.push({ value, ...found });
    } else {
      explanations.set(value, spare.value_drivers_explanation[value] ?? '');
      evidence.push(...(spare.evidence ?? []).filter((item) => item.value === value));
    }
  }
  return {
    ...spare,
    value_drivers: [...value_drivers],
    value_drivers_explanation: Object.fromEntries(explanations),
    evidence,
  };
}
