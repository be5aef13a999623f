import { AI_TIME_MS, PHILOSOPHY_CHARACTERS_MAX } from '@lf/contract/limits';
import * as z from 'zod/mini';
import type { PhilosophyInput } from '../../../survey-engine.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { PHILOSOPHY_V1, PHILOSOPHY_WORDS_MAX, PHILOSOPHY_WORDS_MIN } from '../prompts/philosophy.v1.ts';
import { textProblems } from '../reply-rules.ts';
import { quotesOnlyWhatWasSaid, wordCount } from '../verbatim-quote.ts';

const reply = z.strictObject({ values_philosophy: z.string() });
export type PhilosophyReply = z.infer<typeof reply>;

export const philosophyCall: ModelCall<PhilosophyInput, PhilosophyReply> = {
  name: 'values_philosophy',
  timeMs: AI_TIME_MS.philosophy,
  instructions: PHILOSOPHY_V1,
  schema: reply,
  data: ({ value_drivers, value_drivers_explanation }) => delimitedData({ value_drivers, value_drivers_explanation }),
  problems({ values_philosophy: text }, { value_drivers, value_drivers_explanation }) {
    const problems = textProblems('values_philosophy', text, PHILOSOPHY_CHARACTERS_MAX);
    const words = wordCount(text);
    if (words < PHILOSOPHY_WORDS_MIN || words > PHILOSOPHY_WORDS_MAX) {
      problems.push(
        `values_philosophy has ${words} words; ${PHILOSOPHY_WORDS_MIN} to ${PHILOSOPHY_WORDS_MAX} are needed.`,
      );
    }
    if (!/\byou(?:r|rs)?\b/i.test(text)) problems.push('values_philosophy does not speak to the person as "you".');
    const lower = text.toLowerCase();
    const unnamed = value_drivers.filter((value) => !lower.includes(value.toLowerCase()));
    if (unnamed.length > 0) problems.push(`values_philosophy does not name: ${unnamed.join(', ')}.`);
    if (!quotesOnlyWhatWasSaid(text, Object.values(value_drivers_explanation))) {
      problems.push('values_philosophy quotes words that are not in the explanations.');
    }
    return problems;
  },
};
