import { AI_TIME_MS, EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import * as z from 'zod/mini';
import type { PhilosophyInput } from '../../../survey-engine.ts';
import { quoted } from '../../embedded/result/explain-value.ts';
import { claimProblems } from '../claims.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { PHILOSOPHY_V2, PHILOSOPHY_WORDS_MAX } from '../prompts/philosophy.v2.ts';
import { type Problem, textProblems } from '../reply-rules.ts';

const reply = z.strictObject({
  sentences: z.array(z.strictObject({ text: z.string(), told: z.nullable(z.int()) })),
});
export type PhilosophyReply = z.infer<typeof reply>;

/** With so many sentences of the person's, half of the text must carry one. */
const TOLD_ENOUGH = 3;
const SENTENCES_MIN = 2;
const SENTENCES_MAX = 14;

export const philosophyCall: ModelCall<PhilosophyInput, PhilosophyReply> = {
  name: 'values_philosophy',
  timeMs: AI_TIME_MS.philosophy,
  instructions: PHILOSOPHY_V2,
  schema: reply,
  data: ({ value_drivers, value_drivers_explanation, told = [] }) =>
    delimitedData({
      value_drivers,
      value_drivers_explanation,
      told: told.map(({ value, quote }, at) => ({ number: at + 1, value, quote })),
    }),
  problems({ sentences }, input) {
    const { told = [], value_drivers, value_drivers_explanation } = input;
    const said = [...value_drivers, ...Object.values(value_drivers_explanation), ...told.map(({ quote }) => quote)];
    return [
      ...sentences.flatMap(({ text }, at) => [
        ...textProblems(`sentences.${at}.text`, text, EXPLANATION_CHARACTERS_MAX / 4),
        ...claimProblems(`sentences.${at}.text`, text, said),
      ]),
      ...toldProblems({ sentences }, told.length),
      ...lengthProblems({ sentences }, input),
    ];
  },
};

function toldProblems({ sentences }: PhilosophyReply, toldCount: number): Problem[] {
  const used = sentences.flatMap(({ told }) => (told === null ? [] : [told]));
  const problems: Problem[] = [];
  if (used.some((number) => number < 1 || number > toldCount)) problems.push('told is not a number of the data.');
  if (new Set(used).size < used.length) problems.push('A sentence of the person is used twice.');
  if (sentences[0] !== undefined && sentences[0].told !== null)
    problems.push('The first entry must have "told": null.');
  const wanted = toldCount < TOLD_ENOUGH ? 0 : Math.min(toldCount, Math.floor(sentences.length / 2));
  if (used.length < wanted) problems.push(`At least ${wanted} entries must carry a sentence of the person.`);
  return problems;
}

function lengthProblems(written: PhilosophyReply, input: PhilosophyInput): Problem[] {
  const problems: Problem[] = [];
  const { length } = written.sentences;
  if (length < SENTENCES_MIN || length > SENTENCES_MAX)
    problems.push(`sentences has ${length} entries; ${SENTENCES_MIN} to ${SENTENCES_MAX} are needed.`);
  const text = philosophyText(written, input);
  const words = text.split(/\s+/u).length;
  if (words > PHILOSOPHY_WORDS_MAX) problems.push(`The text has ${words} words; at most ${PHILOSOPHY_WORDS_MAX}.`);
  if (!/\byou(?:r|rs)?\b/iu.test(written.sentences.map((one) => one.text).join(' ')))
    problems.push('The text does not speak to the person as "you".');
  return problems;
}

/** The person's sentences come from the data, never from the model. */
export function philosophyText({ sentences }: PhilosophyReply, { told = [] }: PhilosophyInput): string {
  return sentences
    .map(({ text, told: number }) => {
      const own = number === null ? undefined : told[number - 1]?.quote;
      return own === undefined ? text.trim() : `${text.trim()} ${quoted(own)}`;
    })
    .join(' ');
}
