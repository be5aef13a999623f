import type { ResultInput } from '../../survey-engine.ts';
import type { CheckedClaims, Claims } from '../embedded/check-claims.ts';
import { explanationText } from '../embedded/result/explain-value.ts';
import type { SurveyResultReply } from './calls/survey-result.ts';
import { composeArchetype } from './compose-archetype.ts';
import { composeValues, type EngineResult, grouped } from './compose-values.ts';
import { LlmFailure } from './llm-failure.ts';

/** What a model's result claims, for the reader to check. */
export function claimsOf({ values, archetype, triggers }: SurveyResultReply, { survey_data }: ResultInput): Claims {
  return {
    survey_data,
    values: values.map(({ name, quote }) => ({ name, quote })),
    ...(archetype.quote === null ? {} : { archetype: { name: archetype.name, quote: archetype.quote } }),
    triggers: triggers.map(({ quote }) => quote ?? ''),
  };
}

/** A model's result with everything that the answers do not carry taken out or replaced by what the embedded engine says. */
export function composeResult(
  reply: SurveyResultReply,
  checked: CheckedClaims,
  { survey_data, embedded }: { survey_data: ResultInput['survey_data']; embedded: EngineResult },
): EngineResult {
  const said = survey_data.map(({ answer }) => answer);
  const values = composeValues(reply.values, checked.values, said, embedded);
  if (values === undefined) throw new LlmFailure('quotes_unsupported');
  const names = values.map(({ name }) => name);
  const isUsed = ({ answer, start }: { answer: number; start: number }) =>
    values.some(({ evidence }) => evidence.answer === answer && evidence.start === start);
  const { safety, catalogue_version } = embedded;
  return {
    value_drivers: grouped(values),
    value_drivers_explanation: Object.fromEntries(
      values.map(({ name, explained }) => [name, explanationText(explained)]),
    ),
    explained: Object.fromEntries(values.map(({ name, explained }) => [name, explained])),
    evidence: values.map(({ evidence }) => evidence),
    sentences: checked.sentences.filter((sentence) => !isUsed(sentence)),
    ...composeArchetype(reply, checked, { said, values: names, embedded }),
    ...(safety === undefined ? {} : { safety }),
    ...(catalogue_version === undefined ? {} : { catalogue_version }),
  };
}
