import { AI_TIME_MS, EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import { TRIGGERS_OFFERED_MAX, TRIGGERS_OFFERED_MIN, VALUES_MAX } from '@lf/domain/limits';
import { isSameValue } from '@lf/domain/value-name';
import * as z from 'zod/mini';
import type { ResultInput } from '../../../survey-engine.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { RESULT_V2, type Vocabulary } from '../prompts/result.v2.ts';
import { textProblems, type Problem } from '../reply-rules.ts';

const TRIGGER_CHARACTERS_MAX = 60;
/** Five of them and a sentence of the person fit into one explanation. */
const TEXT_CHARACTERS_MAX = 300;

export const VALUE_GROUPS = ['core', 'vehicle', 'outcome'] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];

const proposedValue = z.strictObject({
  name: z.string(),
  group: z.enum(VALUE_GROUPS),
  quote: z.string(),
  text: z.string(),
});

const reply = z.strictObject({
  values: z.array(proposedValue),
  archetype: z.strictObject({
    name: z.string(),
    quote: z.nullable(z.string()),
    did: z.string(),
    protects: z.string(),
    gift: z.string(),
    cost: z.string(),
    move: z.string(),
  }),
  triggers: z.array(
    z.strictObject({ name: z.string(), quote: z.nullable(z.string()), why: z.string(), move: z.string() }),
  ),
});
export type SurveyResultReply = z.infer<typeof reply>;

export const ARCHETYPE_TEXTS = ['did', 'protects', 'gift', 'cost', 'move'] as const;

export function surveyResultCall(vocabulary: Vocabulary): ModelCall<ResultInput, SurveyResultReply> {
  return {
    name: 'survey_result',
    timeMs: AI_TIME_MS.result,
    instructions: RESULT_V2(vocabulary),
    schema: reply,
    data: ({ survey_data }) =>
      delimitedData({ survey_data: survey_data.map(({ question, answer }) => ({ question, answer })) }),
    problems: ({ values, triggers, archetype }) => [
      ...valueProblems(values, vocabulary),
      ...triggerProblems(triggers),
      ...(vocabulary.archetypes.includes(archetype.name) ? [] : ['archetype.name is not one of the names given.']),
      ...ARCHETYPE_TEXTS.flatMap((part) => textProblems(`archetype.${part}`, archetype[part], TEXT_CHARACTERS_MAX)),
    ],
  };
}

function valueProblems(values: SurveyResultReply['values'], vocabulary: Vocabulary): Problem[] {
  const problems = values.flatMap(({ text }, at) => textProblems(`values.${at}.text`, text, TEXT_CHARACTERS_MAX));
  if (values.length === 0 || values.length > VALUES_MAX)
    problems.push(`values has ${values.length} entries; 1 to ${VALUES_MAX} are needed.`);
  const unknown = values.filter(({ name }) => !vocabulary.values.some((known) => isSameValue(known, name)));
  if (unknown.length > 0)
    problems.push(`Not among the value names given: ${unknown.map(({ name }) => JSON.stringify(name)).join(', ')}.`);
  if (hasTwins(values.map(({ name }) => name))) problems.push('Two values have the same name.');
  return problems;
}

function triggerProblems(triggers: SurveyResultReply['triggers']): Problem[] {
  const problems = triggers.flatMap(({ name, why, move }, at) => [
    ...textProblems(`triggers.${at}.name`, name, TRIGGER_CHARACTERS_MAX),
    ...textProblems(`triggers.${at}.why`, why, EXPLANATION_CHARACTERS_MAX / 4),
    ...textProblems(`triggers.${at}.move`, move, EXPLANATION_CHARACTERS_MAX / 4),
  ]);
  if (triggers.length < TRIGGERS_OFFERED_MIN || triggers.length > TRIGGERS_OFFERED_MAX) {
    problems.push(
      `triggers has ${triggers.length} entries; ${TRIGGERS_OFFERED_MIN} to ${TRIGGERS_OFFERED_MAX} are needed.`,
    );
  }
  if (triggers.some(({ name }) => /[,;:]/.test(name)))
    problems.push('A trigger name is a few words without punctuation.');
  if (hasTwins(triggers.map(({ name }) => name))) problems.push('Two triggers have the same name.');
  return problems;
}

function hasTwins(names: readonly string[]): boolean {
  return names.some((name, at) => names.slice(0, at).some((earlier) => isSameValue(earlier, name)));
}
