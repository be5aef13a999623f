/*
 * Prints whole interviews with their results, to be read and rated by people:
 *   node scripts/run-ts.mjs bench/ai/transcripts.ts [--people 6] [--from 0] [--apart FILES] [--engine embedded|llm]
 */
import { parseArgs } from 'node:util';
import type { SurveyItem } from '@lf/contract/survey';
import { askInterview } from './ask-interview.ts';
import { developmentInterviews } from './development.ts';
import { openEngine } from './engines.ts';
import { readInterviews } from './read-interviews.ts';
import { repeatOption } from './repeat-option.ts';
import { wholeResult } from './whole-result.ts';

const { values: options } = parseArgs({
  args: repeatOption(process.argv.slice(2), ['apart']),
  options: {
    people: { type: 'string', default: '6' },
    from: { type: 'string', default: '0' },
    apart: { type: 'string', multiple: true },
    engine: { type: 'string', default: 'embedded' },
  },
});
const from = Number(options.from);
const interviews = options.apart === undefined ? developmentInterviews() : readInterviews(options.apart);
const measured = await openEngine(options.engine);
const { engine } = measured;
if (measured.notice !== undefined) console.log(measured.notice);

for (const { id, answers } of interviews.slice(from, from + Number(options.people))) {
  console.log(`\n\n=================== ${id}`);
  const survey: SurveyItem[] = [];
  for (const { asked, answer } of await askInterview(engine, answers)) {
    const { next_question: question, topic, follow_up, note, safety } = asked;
    console.log(`\n${survey.length + 1} [${topic ?? ''}${follow_up === undefined ? '' : ', follow-up'}] ${question}`);
    if (note !== undefined) console.log(`   (note: ${note})`);
    if (safety) console.log('   (safety notice)');
    console.log(`   > ${answer}`);
    survey.push({ question, answer, ...(topic === undefined ? {} : { topic }) });
  }
  const whole = await wholeResult(engine, survey);
  if (whole === undefined) {
    console.log('\nNOTHING PROPOSED');
    continue;
  }
  const { result, order, explanations, philosophy } = whole;
  console.log('\nVALUES');
  for (const { value, sure, quote, alternatives = [] } of result.evidence ?? [])
    console.log(`  ${sure === true ? '[x]' : '[ ]'} ${value}: ${quote} (or: ${alternatives.join(', ')})`);
  console.log('EXPLANATIONS');
  for (const value of order) console.log(`  ${value}: ${explanations[value] ?? ''}`);
  const choices = result.archetype_choices?.map(({ archetype }) => archetype).join(', ');
  console.log(
    `ARCHETYPE ${choices === undefined ? result.archetype : `not told: ${choices}`}: ${result.archetype_explanation}`,
  );
  for (const [trigger, text] of Object.entries(result.triggers_explanation)) console.log(`  ${trigger}: ${text}`);
  console.log(`PHILOSOPHY (${philosophy.split(/\s+/u).length} words)\n  ${philosophy}`);
}
await measured.close();
process.exit(0);
