import * as archetypeTexts from '@lf/domain/archetype-choices';
import { getFingerprintData } from '@lf/contract/fingerprint-data';
import { parseFormData, type SurveyForm } from '@lf/contract/form-data';
import type { saveValues } from '@lf/contract/narrative';
import { call } from '../../lib/call.ts';
import { finalArchetype, offeredTriggers } from '../survey/final/final-result.ts';
import { toldSentences } from '../survey/values/told-sentences.ts';
import { askForOrder, askForPhilosophy, detectedOrAsked } from './api/ask-for-result.ts';
import { keptParts } from './kept-parts.ts';
import { keptSentences } from './kept-sentences.ts';
import type { GenerationStep } from './generation-step.ts';
import type { ResultKey } from './result-key.ts';

/** The AI service answered, but with nothing. */
class NothingCame extends Error {
  override readonly name = 'NothingCame';
}

async function loadForm({ userId, licenseCode }: ResultKey): Promise<SurveyForm> {
  const { data } = await call(getFingerprintData, { params: { userId, licenseCode } });
  return parseFormData(data[0]?.data ?? '{}');
}

/** Of a model's explanations those of the names that are there. */
const explanationsOf = (names: readonly string[], all: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

type NewNarrative = Parameters<typeof call<typeof saveValues>>[1];

/** The narrative of confirmed values, asked for piece by piece. */
export async function newNarrative(
  key: ResultKey,
  confirmed: readonly string[],
  tell: (step: GenerationStep) => void,
): Promise<NewNarrative> {
  const form = await loadForm(key);

  tell('order');
  const detected = await detectedOrAsked(key, form);
  const told = toldSentences(form, confirmed);
  const order = await askForOrder(key, form, confirmed, told);
  if (order.value_drivers.length === 0) throw new NothingCame();
  // Sentences that cry for help stand nowhere on the result.
  const quotable = told.filter(({ value }) => !order.withheld?.includes(value));
  tell('philosophy');
  const philosophy = await askForPhilosophy(key, form, order, quotable);
  if (philosophy.trim() === '') throw new NothingCame();
  const { archetype, explanation, parts } = finalArchetype(form, detected, archetypeTexts);
  const triggers = offeredTriggers(form, detected, archetypeTexts).filter(({ isTicked }) => isTicked);
  return {
    body: {
      ...key,
      values: order.value_drivers,
      valuesExplanation: explanationsOf(order.value_drivers, order.value_drivers_explanation),
      valuesPhilosophy: philosophy,
      archetype,
      archetypeExplanation: explanation,
      triggers: triggers.map(({ name }) => name),
      triggersExplanation: Object.fromEntries(triggers.map(({ name, explanation }) => [name, explanation])),
      evidence: keptSentences(form, { told: quotable, order, detected }),
      ...keptParts(parts, triggers),
    },
  };
}
