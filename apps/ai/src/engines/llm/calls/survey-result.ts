import { AI_TIME_MS, EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import { TRIGGERS_OFFERED_MAX, TRIGGERS_OFFERED_MIN, VALUES_MAX, VALUES_MIN } from '@lf/domain/limits';
import { isSameValue } from '@lf/domain/value-name';
import * as z from 'zod/mini';
import type { ResultInput } from '../../../survey-engine.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { RESULT_V1, type Vocabulary } from '../prompts/result.v1.ts';
import { textProblems, type Problem } from '../reply-rules.ts';

const TRIGGER_CHARACTERS_MAX = 60;

export const VALUE_GROUPS = ['core', 'vehicle', 'outcome'] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];

const proposedValue = z.strictObject({
  name: z.string(),
  group: z.enum(VALUE_GROUPS),
  quote: z.string(),
  explanation: z.string(),
});
export type ProposedValue = z.infer<typeof proposedValue>;

const reply = z.strictObject({
  values: z.array(proposedValue),
  archetype: z.string(),
  archetype_explanation: z.string(),
  triggers: z.array(z.strictObject({ name: z.string(), explanation: z.string() })),
});
export type SurveyResultReply = z.infer<typeof reply>;

export function surveyResultCall(vocabulary: Vocabulary): ModelCall<ResultInput, SurveyResultReply> {
  return {
    name: 'survey_result',
    timeMs: AI_TIME_MS.result,
    instructions: RESULT_V1(vocabulary),
    schema: reply,
    data: ({ survey_data }) => delimitedData({ survey_data }),
    problems: ({ values, triggers, archetype, archetype_explanation }) => [
      ...valueProblems(values, vocabulary),
      ...triggerProblems(triggers),
      ...(vocabulary.archetypes.includes(archetype) ? [] : ['archetype is not one of the names given.']),
      ...textProblems('archetype_explanation', archetype_explanation, EXPLANATION_CHARACTERS_MAX),
    ],
  };
}

function valueProblems(values: readonly ProposedValue[], vocabulary: Vocabulary): Problem[] {
  const problems = values.flatMap(({ explanation }, at) =>
    textProblems(`values.${at}.explanation`, explanation, EXPLANATION_CHARACTERS_MAX),
  );
  if (values.length < VALUES_MIN || values.length > VALUES_MAX) {
    problems.push(`values has ${values.length} entries; ${VALUES_MIN} to ${VALUES_MAX} are needed.`);
  }
  const unknown = values.filter(({ name }) => !vocabulary.values.some((known) => isSameValue(known, name)));
  if (unknown.length > 0)
    problems.push(`Not among the value names given: ${unknown.map(({ name }) => JSON.stringify(name)).join(', ')}.`);
  if (hasTwins(values.map(({ name }) => name))) problems.push('Two values have the same name.');
  for (const group of VALUE_GROUPS) {
    if (!values.some((value) => value.group === group)) problems.push(`No value is in the group ${group}.`);
  }
  return problems;
}

function triggerProblems(triggers: SurveyResultReply['triggers']): Problem[] {
  const problems = triggers.flatMap(({ name, explanation }, at) => [
    ...textProblems(`triggers.${at}.name`, name, TRIGGER_CHARACTERS_MAX),
    ...textProblems(`triggers.${at}.explanation`, explanation, EXPLANATION_CHARACTERS_MAX),
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
