import type { SurveyEngine } from '@lf/ai/survey-engine';
import { overlap, rankedValues } from './overlap.ts';
import { type Interview, surveyOf } from './read-interviews.ts';
import { info, mean, type Row } from './rows.ts';

/** Are the values of a person's odd answers those of the even ones, more than those of other people's? */
export async function measureHalves(engine: SurveyEngine, interviews: readonly Interview[]): Promise<Row[]> {
  const halves: { odd: string[]; even: string[] }[] = [];
  for (const { answers } of interviews) {
    const half = async (rest: number) => {
      const survey_data = surveyOf(answers.filter((_, at) => at % 2 === rest));
      return rankedValues(await engine.result({ survey_data }));
    };
    halves.push({ odd: await half(0), even: await half(1) });
  }
  const own = halves.map(({ odd, even }) => overlap(odd, even));
  const others = halves.flatMap(({ odd }, at) =>
    halves.filter((_, other) => other !== at).map(({ even }) => overlap(odd, even)),
  );
  return [
    info('odd against even answers, same person', mean(own), `${own.length} interviews`),
    info('odd against even answers, other people', mean(others), 'should be clearly lower'),
  ];
}
