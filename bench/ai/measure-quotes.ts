import type { SurveyEngine } from '../../apps/ai/src/survey-engine.ts';
import type { Story } from '../../apps/ai/training/read-data.ts';
import { mean, type Row } from './rows.ts';

/** How many whole results are written, twice each. */
const RESULTS = 30;

export async function measureQuotes(engine: SurveyEngine, stories: readonly Story[]): Promise<Row[]> {
  const verbatim: number[] = [];
  const first: string[] = [];
  const chosen = stories.slice(0, RESULTS);
  const resultOf = ({ text }: Story) =>
    engine.result({ survey_data: [{ question: 'What do you remember?', answer: text }] });
  for (const story of chosen) {
    const result = await resultOf(story);
    first.push(JSON.stringify(result));
    for (const { quote, start, end } of result.evidence ?? [])
      verbatim.push(story.text.slice(start, end) === quote ? 1 : 0);
  }
  const same: number[] = [];
  for (const [at, story] of [...chosen.entries()].toReversed())
    same.push(JSON.stringify(await resultOf(story)) === first[at] ? 1 : 0);
  return [
    {
      measure: 'quote verbatim in the answers',
      value: mean(verbatim),
      target: 1,
      better: 'higher',
      note: `${verbatim.length} quotes`,
    },
    {
      measure: 'same input, same bytes',
      value: mean(same),
      target: 1,
      better: 'higher',
      note: `${same.length} results`,
    },
  ];
}
