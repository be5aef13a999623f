import { AI_TIME_MS, EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import * as z from 'zod/mini';
import type { ReorderInput } from '../../../survey-engine.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { REORDER_V2 } from '../prompts/reorder.v2.ts';
import { textProblems } from '../reply-rules.ts';

const reply = z.strictObject({
  values: z.array(z.strictObject({ name: z.string(), quote: z.nullable(z.string()), text: z.string() })),
});
export type ReorderReply = z.infer<typeof reply>;

export const reorderCall: ModelCall<ReorderInput, ReorderReply> = {
  name: 'reorder',
  timeMs: AI_TIME_MS.order,
  instructions: REORDER_V2,
  schema: reply,
  data: ({ value_drivers, survey_data, told = [] }) =>
    delimitedData({
      value_drivers,
      told: told.map(({ value, quote }) => ({ value, quote })),
      survey_data: survey_data.map(({ question, answer }) => ({ question, answer })),
    }),
  problems({ values }, { value_drivers }) {
    const problems = values.flatMap(({ text }, at) =>
      textProblems(`values.${at}.text`, text, EXPLANATION_CHARACTERS_MAX / 2),
    );
    const sameOrder =
      values.length === value_drivers.length && values.every(({ name }, at) => name === value_drivers[at]);
    if (!sameOrder) problems.push('values must be exactly the names of value_drivers, in that order.');
    return problems;
  },
};
