import { PROPOSALS_MAX } from '@lf/ai/engines/embedded/policy';
import type { SurveyEngine } from '@lf/ai/survey-engine';
import type { SurveyItem } from '@lf/contract/survey';
import type { SurveyResult } from './engines.ts';
import { type Interview, surveyOf } from './read-interviews.ts';
import type { Row } from './rows.ts';
import { namesOf } from './score-interviews.ts';

/** Said by anybody after anything: some show a value, some nothing. */
const ADDED = [
  'It was raining that day.',
  'I still think about it sometimes.',
  'I told them the truth, and I would do it again.',
  'We had soup afterwards.',
  'Since then I never leave anyone to do it alone.',
];

/** Values lost when one sentence is added to one answer; those that ten others displaced are no loss. */
export async function measureMonotone(engine: SurveyEngine, interviews: readonly Interview[]): Promise<Row[]> {
  let checked = 0;
  let lost = 0;
  for (const [person, { answers }] of interviews.entries()) {
    const survey = surveyOf(answers);
    const before = await engine.result({ survey_data: survey });
    for (const [place] of survey.entries()) {
      const added = ADDED[(person + place) % ADDED.length] ?? '';
      const after = await engine.result({ survey_data: withSentence(survey, place, added) });
      checked += before.evidence?.length ?? 0;
      lost += lostValues(before, after).length;
    }
  }
  return [
    {
      measure: 'values lost by adding a sentence',
      value: lost / Math.max(1, checked),
      target: 0,
      better: 'lower',
      note: `${lost} of ${checked}`,
    },
  ];
}

export function withSentence(survey: readonly SurveyItem[], place: number, added: string): SurveyItem[] {
  return survey.map((item, at) => {
    if (at !== place) return item;
    // Where the last sentence has no end, a new line keeps it as it is.
    const join = /[.!?…]["'”’)]*\s*$/u.test(item.answer) ? ' ' : '\n';
    return { ...item, answer: `${item.answer}${join}${added}` };
  });
}

/** The values with a sentence in the first result that the second has no more, although it has room. */
export function lostValues(before: SurveyResult, after: SurveyResult): string[] {
  const names = namesOf(after);
  if (names.length >= PROPOSALS_MAX) return [];
  return (before.evidence ?? []).map(({ value }) => value).filter((value) => !names.includes(value));
}
