/*
 * Prints, for each of a number of people, the archetype and the triggers with the sentence each was heard in, and how many had one; to be judged by a reader.
 *   node scripts/run-ts.mjs bench/ai/guards.ts --data DIR [--people 40] [--from 0]
 */
import { parseArgs } from 'node:util';
import { createEmbeddedEngine } from '../../apps/ai/src/engines/embedded/embedded-engine.ts';
import { BASE_QUESTIONS } from '../../packages/domain/src/question-budget.ts';
import { fittingPeople } from './fitting-people.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    people: { type: 'string', default: '40' },
    from: { type: 'string', default: '0' },
  },
});
if (options.data === undefined) throw new Error('--data DIR is missing');
const from = Number(options.from);
const people = fittingPeople(options.data).slice(from, from + Number(options.people));
const engine = createEmbeddedEngine();
await engine.start();

const quoteIn = (text: string | undefined) => /“(.+)”/u.exec(text ?? '')?.[1];
const archetypes = new Map<string, number>();
/** How the explanations say that it is a guess, and that a sentence stands in the archetype's text already. */
const GUESS = /guess|did not (?:tell|hear)|no sentence/u;
const ABOVE = /sentence that I quoted|sentence of yours that made me think/u;
let heard = 0;
let guessed = 0;
let triggers = 0;
let told = 0;
for (const [index, tell] of people.entries()) {
  const survey_data: { question: string; answer: string }[] = [];
  while (survey_data.length < BASE_QUESTIONS) {
    const { next_question: question, topic } = await engine.nextQuestion({
      survey_data,
      additional_questions_requested: 0,
    });
    survey_data.push({ question, answer: tell(survey_data.length, topic ?? '') ?? '' });
  }
  const result = await engine.result({ survey_data });
  const quote = quoteIn(result.archetype_explanation);
  const isGuess = GUESS.test(result.archetype_explanation);
  archetypes.set(result.archetype, (archetypes.get(result.archetype) ?? 0) + 1);
  if (quote !== undefined && isGuess) guessed += 1;
  else if (quote !== undefined) heard += 1;
  console.log(`\n${from + index} ${result.archetype}${isGuess ? ' (a guess)' : ''}: ${quote ?? ''}`);
  for (const trigger of result.triggers) {
    const said = quoteIn(result.triggers_explanation[trigger]);
    triggers += 1;
    const isAbove = ABOVE.test(result.triggers_explanation[trigger] ?? '');
    if (said !== undefined || isAbove) told += 1;
    console.log(`   ${trigger}${said === undefined ? (isAbove ? ': (the same)' : '') : `: ${said}`}`);
  }
}
const counts = [...archetypes].toSorted((a, b) => b[1] - a[1]).map(([name, count]) => `${name} ${count}`);
console.log(
  `\n${people.length} people: ${heard} archetypes heard in a sentence, ${guessed} more guessed from one; ${told} of ${triggers} triggers with a sentence; ${counts.join(', ')}`,
);
