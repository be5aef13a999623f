import { AI_TIME_MS, EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import * as z from 'zod/mini';
import type { ReorderInput } from '../../../survey-engine.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { REORDER_V1 } from '../prompts/reorder.v1.ts';
import { textProblems } from '../reply-rules.ts';

const reply = z.strictObject({
  values: z.array(z.strictObject({ name: z.string(), explanation: z.string(), quote: z.nullable(z.string()) })),
});
export type ReorderReply = z.infer<typeof reply>;

export const reorderCall: ModelCall<ReorderInput, ReorderReply> = {
  name: 'reorder',
  timeMs: AI_TIME_MS.order,
  instructions: REORDER_V1,
  schema: reply,
  data: ({ value_drivers, survey_data }) => delimitedData({ value_drivers, survey_data }),
  problems({ values }, { value_drivers }) {
    const problems = values.flatMap(({ explanation }, at) =>
      textProblems(`values.${at}.explanation`, explanation, EXPLANATION_CHARACTERS_MAX),
    );
    const sameOrder =
      values.length === value_drivers.length && values.every(({ name }, at) => name === value_drivers[at]);
    if (!sameOrder) problems.push('values must be exactly the names of value_drivers, in that order.');
    return problems;
  },
};
