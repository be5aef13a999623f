/*
 * Prints whole interviews with their results, to be read by a person: `npm run bench:ai` measures, this one is for wincing.
 *   node scripts/run-ts.mjs bench/ai/interviews.ts --data DIR [--people 6] [--from 0] [--source fitting|mixed|hippocorpus|isear|written] [--extra 0]
 * `fitting` answers each topic with a memory that could be an answer to it: anger to the conflict, joy to the high point. The others answer anything with anything.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PERSON_A, PERSON_B } from '../../apps/ai/src/testing/conformance-people.ts';
import { createEmbeddedEngine } from '../../apps/ai/src/engines/embedded/embedded-engine.ts';
import { BASE_QUESTIONS } from '../../packages/domain/src/question-budget.ts';
import { fittingPeople } from './fitting-people.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    people: { type: 'string', default: '6' },
    from: { type: 'string', default: '0' },
    source: { type: 'string', default: 'fitting' },
    extra: { type: 'string', default: '0' },
  },
});
if (options.data === undefined) throw new Error('--data DIR is missing');
const folder = options.data;

function rows(path: string): string[][] {
  const lines = readFileSync(join(folder, path), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => line.split('\t'));
}

/** One story cut into answers of a few sentences, as if told piece by piece. */
function storyPeople(): string[][] {
  return rows('hippocorpus/stories.tsv')
    .filter(([, kind]) => kind !== 'imagined')
    .map(([, , text = '']) => {
      const sentences = text.split(/(?<=[.!?])\s+/u);
      const size = Math.max(2, Math.ceil(sentences.length / BASE_QUESTIONS));
      return Array.from({ length: Math.ceil(sentences.length / size) }, (_, at) =>
        sentences.slice(at * size, (at + 1) * size).join(' '),
      );
    });
}

/** The one-line memories of one person: thin answers. */
function memoryPeople(): string[][] {
  const people = new Map<string, string[]>();
  for (const [person = '', , text = ''] of rows('isear/memories.tsv'))
    people.set(person, [...(people.get(person) ?? []), text]);
  return [...people.values()];
}

/** Whole stories of several authors as one person's nine answers: long answers on many themes. */
function mixedPeople(): string[][] {
  const stories = rows('hippocorpus/stories.tsv').filter(([, kind]) => kind === 'recalled');
  const people = Math.floor(stories.length / 3);
  return Array.from({ length: people }, (_, at) =>
    Array.from({ length: BASE_QUESTIONS }, (_, n) =>
      (stories[(at * 3 + n * 7) % stories.length]?.[2] ?? '')
        .split(/(?<=[.!?])\s+/u)
        .slice(0, 8)
        .join(' '),
    ),
  );
}

/** What is answered to the question at this place, on this topic. */
type Teller = (place: number, topic: string) => string | undefined;
const inTurn = (people: readonly string[][]): Teller[] => people.map((answers) => (place) => answers[place]);
const sources: Record<string, () => Teller[]> = {
  hippocorpus: () => inTurn(storyPeople()),
  isear: () => inTurn(memoryPeople()),
  mixed: () => inTurn(mixedPeople()),
  written: () => inTurn([[...PERSON_A], [...PERSON_B]]),
  fitting: () => fittingPeople(folder),
};
const from = Number(options.from);
const people = (sources[options.source] ?? sources['fitting'])?.().slice(from, from + Number(options.people)) ?? [];
const engine = createEmbeddedEngine();
await engine.start();

for (const [index, tell] of people.entries()) {
  console.log(`\n\n=================== person ${from + index} (${options.source})`);
  const survey_data: { question: string; answer: string }[] = [];
  const extra = Number(options.extra);
  while (survey_data.length < BASE_QUESTIONS + extra) {
    const asked = await engine.nextQuestion({ survey_data, additional_questions_requested: extra });
    const answer = tell(survey_data.length, asked.topic ?? '');
    if (answer === undefined) break;
    console.log(`\n${survey_data.length + 1} [${asked.topic ?? ''}] ${asked.next_question}`);
    console.log(`   (why: ${asked.why ?? ''})`);
    if (asked.note !== undefined) console.log(`   (note: ${asked.note})`);
    if (asked.safety) console.log('   (safety notice)');
    console.log(`   > ${answer}`);
    survey_data.push({ question: asked.next_question, answer });
  }
  const result = await engine.result({ survey_data });
  const {
    core_value_drivers: core,
    vehicle_value_drivers: vehicle,
    outcome_value_drivers: outcome,
  } = result.value_drivers;
  console.log(`\nVALUES ${core.join(', ')} | ${vehicle.join(', ')} | ${outcome.join(', ')}`);
  for (const [value, text] of Object.entries(result.value_drivers_explanation)) console.log(`  ${value}: ${text}`);
  console.log(`ARCHETYPE ${result.archetype}: ${result.archetype_explanation}`);
  for (const [trigger, text] of Object.entries(result.triggers_explanation)) console.log(`  ${trigger}: ${text}`);
  console.log(`MIRROR\n  ${(result.mirror ?? []).join('\n  ')}`);
  const order = [...core, ...vehicle, ...outcome];
  const reordered = await engine.reorder({ value_drivers: order, survey_data, is_completed: true });
  console.log('ORDER');
  for (const [value, text] of Object.entries(reordered.value_drivers_explanation)) console.log(`  ${value}: ${text}`);
  const { values_philosophy } = await engine.philosophy({
    value_drivers: order,
    value_drivers_explanation: reordered.value_drivers_explanation,
  });
  console.log(`PHILOSOPHY (${values_philosophy.split(/\s+/u).length} words)\n  ${values_philosophy}`);
}
