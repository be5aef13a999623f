import type { ResultInput } from '../../survey-engine.ts';
import type { SurveyResultReply } from './calls/survey-result.ts';
import { LlmFailure } from './llm-failure.ts';
import { grouped, supportedValues, type EngineResult } from './supported-values.ts';
import { quotesOnlyWhatWasSaid } from './verbatim-quote.ts';

/** A model's result with everything the answers do not carry taken out or replaced by what the embedded engine heard. */
export function composeResult(
  reply: SurveyResultReply,
  { survey_data }: ResultInput,
  embedded: EngineResult,
): EngineResult {
  const values = supportedValues(reply.values, survey_data, embedded);
  if (values === undefined) throw new LlmFailure('quotes_unsupported');
  return {
    ...embedded,
    value_drivers: grouped(values),
    value_drivers_explanation: Object.fromEntries(values.map(({ name, explanation }) => [name, explanation])),
    evidence: values.flatMap(({ evidence }) => [...evidence]),
    ...characterOf(
      reply,
      survey_data.map(({ answer }) => answer),
      embedded,
    ),
  };
}

/** Archetype and triggers stand and fall together: the triggers are those of the archetype. */
function characterOf(
  { archetype, archetype_explanation, triggers }: SurveyResultReply,
  answers: readonly string[],
  embedded: EngineResult,
): Pick<EngineResult, 'archetype' | 'archetype_explanation' | 'triggers' | 'triggers_explanation'> {
  const texts = [archetype_explanation, ...triggers.map(({ explanation }) => explanation)];
  if (!texts.every((text) => quotesOnlyWhatWasSaid(text, answers))) {
    return {
      archetype: embedded.archetype,
      archetype_explanation: embedded.archetype_explanation,
      triggers: embedded.triggers,
      triggers_explanation: embedded.triggers_explanation,
    };
  }
  return {
    archetype,
    archetype_explanation,
    triggers: triggers.map(({ name }) => name),
    triggers_explanation: Object.fromEntries(triggers.map(({ name, explanation }) => [name, explanation])),
  };
}
