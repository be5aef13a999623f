import type { SurveyEngine } from '@lf/ai/survey-engine';
import { sentencesOf } from '@lf/ai/engines/embedded/text/sentences';
import { carriesWordsOf } from './own-words.ts';
import { type Interview, surveyOf } from './read-interviews.ts';
import { info, mean, type Row, share } from './rows.ts';
import { ourSentences, wholeResult } from './whole-result.ts';

const WORDS_MIN = 120;
const WORDS_MAX = 200;

/** How much of what is written belongs to one person alone. */
export async function measureTexts(engine: SurveyEngine, interviews: readonly Interview[]): Promise<Row[]> {
  const written: { ours: string[]; words: number; own: number }[] = [];
  for (const { answers } of interviews) {
    const survey = surveyOf(answers);
    const said = survey.map(({ answer }) => answer);
    const whole = await wholeResult(engine, survey);
    if (whole === undefined) continue;
    const carries = carriesWordsOf(said);
    written.push({
      ours: ourSentences(whole, said),
      words: whole.philosophy.trim().split(/\s+/u).length,
      own: share(sentencesOf(whole.philosophy), ({ quote }) => carries(quote)),
    });
  }
  if (written.length === 0) return [info('results with any text', 0)];
  const pairs = written.flatMap(({ ours }, at) => written.slice(at + 1).map((other) => sharedShare(ours, other.ours)));
  return [
    {
      measure: 'sentences shared between two results',
      value: mean(pairs),
      target: 0.1,
      better: 'lower',
      note: `quotations left out; ${pairs.length} pairs, worst ${Math.max(0, ...pairs).toFixed(2)}`,
    },
    {
      measure: 'philosophy, words',
      value: mean(written.map(({ words }) => words)),
      target: WORDS_MIN,
      atMost: WORDS_MAX,
      better: 'between',
      note: `${Math.min(...written.map(({ words }) => words))} to ${Math.max(...written.map(({ words }) => words))}`,
    },
    {
      measure: 'philosophy, sentences with own words',
      value: mean(written.map(({ own }) => own)),
      target: 0.5,
      better: 'higher',
    },
    info(
      'philosophies with half or more',
      share(written, ({ own }) => own >= 0.5),
      `${written.length} people`,
    ),
  ];
}

/** Of both lists together, the part that stands in both. */
function sharedShare(one: readonly string[], other: readonly string[]): number {
  const both = one.filter((sentence) => other.includes(sentence)).length;
  return (2 * both) / Math.max(1, one.length + other.length);
}
