import type { SurveyEngine } from '@lf/ai/survey-engine';
import type { SurveyResult } from './engines.ts';
import { type Interview, surveyOf } from './read-interviews.ts';
import { info, type Row } from './rows.ts';
import { scoreInterviews } from './score-interviews.ts';

/** Whole interviews against what readers labelled. */
export async function measureInterviews(
  engine: SurveyEngine,
  set: string,
  interviews: readonly Interview[],
  onResults: (results: ReadonlyMap<string, SurveyResult>) => void = () => undefined,
): Promise<Row[]> {
  if (interviews.length === 0) return [];
  const results = new Map<string, SurveyResult>();
  for (const { id, answers } of interviews) results.set(id, await engine.result({ survey_data: surveyOf(answers) }));
  onResults(results);
  const scores = scoreInterviews(interviews, results);
  const atLeast = (measure: string, value: number, target: number, note?: string): Row => ({
    measure: `${set}: ${measure}`,
    value,
    target,
    better: 'higher',
    ...(note === undefined ? {} : { note }),
  });
  return [
    {
      measure: `${set}: proposals per interview`,
      value: scores.proposals,
      target: 7,
      atMost: 10,
      better: 'between',
      note: `${scores.interviews} interviews`,
    },
    atLeast('proposals with a sentence', scores.withSentence, 1),
    atLeast('sentence is telling', scores.sentenceTelling, 0.9),
    atLeast('name right for its sentence', scores.nameRight, 0.5),
    atLeast('name right, or in the alternatives', scores.nameInAlternatives, 0.8),
    atLeast('ticked names right', scores.tickedRight, 0.7, `${scores.ticked.toFixed(1)} ticked per interview`),
    ...(scores.profiles === 0
      ? []
      : [
          atLeast('profile found', scores.profileFound, 0.55, `${scores.profiles} profiled interviews`),
          atLeast('profile found, alternatives counted', scores.profileFoundWide, 0.8),
        ]),
    atLeast('archetype agrees where told', scores.archetypeRight, 0.65, `${scores.told} told`),
    info(`${set}: archetype agrees or is offered where told`, scores.archetypeOffered),
    ...(scores.notTold === 0
      ? []
      : [atLeast('asks where no coping was told', scores.abstained, 0.8, `${scores.notTold} not told`)]),
  ];
}
