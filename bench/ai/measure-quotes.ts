import type { SurveyEngine } from '@lf/ai/survey-engine';
import type { SurveyItem } from '@lf/contract/survey';
import { mean, type Row } from './rows.ts';

/** Whether each quotation stands in the answers where it says, and whether the same input gives the same bytes. */
export async function measureQuotes(
  engine: SurveyEngine,
  surveys: readonly (readonly SurveyItem[])[],
  isSameWanted: boolean,
): Promise<Row[]> {
  const verbatim: number[] = [];
  const first: string[] = [];
  const resultOf = (survey_data: readonly SurveyItem[]) => engine.result({ survey_data: [...survey_data] });
  for (const survey of surveys) {
    const result = await resultOf(survey);
    first.push(JSON.stringify(result));
    const { evidence = [], sentences = [], trigger_evidence: triggers = [], archetype_evidence: scene } = result;
    for (const { quote, answer, start, end } of [...evidence, ...sentences, ...triggers, ...(scene ? [scene] : [])])
      verbatim.push(survey[answer]?.answer.slice(start, end) === quote ? 1 : 0);
  }
  const same: number[] = [];
  for (const [at, survey] of [...surveys.entries()].toReversed())
    same.push(JSON.stringify(await resultOf(survey)) === first[at] ? 1 : 0);
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
      better: isSameWanted ? 'higher' : 'info',
      note: `${same.length} results`,
    },
  ];
}
