import type { SurveyEngine } from '@lf/ai/survey-engine';
import { overlap, rankedValues } from './overlap.ts';
import { type Interview, type LabelledAnswer, surveyOf } from './read-interviews.ts';
import { info, mean, type Row } from './rows.ts';

interface Halves {
  readonly odd: readonly string[];
  readonly even: readonly string[];
}

/** Are the values of a person's odd answers those of the even ones, more than those of other people's? And by the labels of the readers? */
export async function measureHalves(engine: SurveyEngine, interviews: readonly Interview[]): Promise<Row[]> {
  const read: Halves[] = [];
  const labelled: Halves[] = [];
  for (const { answers } of interviews) {
    const [odd, even] = [0, 1].map((rest) => answers.filter((_, at) => at % 2 === rest));
    const valuesIn = async (half: readonly LabelledAnswer[] = []) =>
      rankedValues(await engine.result({ survey_data: surveyOf(half) }));
    read.push({ odd: await valuesIn(odd), even: await valuesIn(even) });
    labelled.push({ odd: labelledValues(odd), even: labelledValues(even) });
  }
  return [...rowsOf('odd against even answers', read), ...rowsOf('the same by the readers’ labels', labelled)];
}

function rowsOf(measure: string, halves: readonly Halves[]): Row[] {
  const own = halves.map(({ odd, even }) => overlap(odd, even));
  const others = halves.flatMap(({ odd }, at) =>
    halves.filter((_, other) => other !== at).map(({ even }) => overlap(odd, even)),
  );
  return [
    info(`${measure}, same person`, mean(own), `${own.length} interviews`),
    info(`${measure}, other people`, mean(others), 'should be clearly lower'),
  ];
}

/** The values that were labelled most often, first told first. */
export function labelledValues(answers: readonly LabelledAnswer[] = []): string[] {
  const counts = new Map<string, number>();
  for (const { v } of answers.flatMap(({ labels }) => labels)) counts.set(v, (counts.get(v) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([value]) => value);
}
