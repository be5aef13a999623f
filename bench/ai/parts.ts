import { writeFileSync } from 'node:fs';
import { developmentInterviews } from './development.ts';
import type { Measured, SurveyResult } from './engines.ts';
import { measureActs } from './measure-acts.ts';
import { measureCrisis, readCrisisTexts } from './measure-crisis.ts';
import { measureHalves } from './measure-halves.ts';
import { measureInterviews } from './measure-interviews.ts';
import { measureLive } from './measure-live.ts';
import { measureMemories } from './measure-memories.ts';
import { measureMonotone } from './measure-monotone.ts';
import { measureProfiles } from './measure-profiles.ts';
import { measureQuestions } from './measure-questions.ts';
import { measureQuotes } from './measure-quotes.ts';
import { measureReaders } from './measure-readers.ts';
import { measureSpeed } from './measure-speed.ts';
import { measureStories } from './measure-stories.ts';
import { measureTexts } from './measure-texts.ts';
import { readStories } from './read-data.ts';
import { readInterviews, surveyOf } from './read-interviews.ts';
import type { Row } from './rows.ts';

export interface Asked {
  /** Folder of the public data sets; what is missing is left out. */
  readonly data?: string | undefined;
  /** Labelled interviews kept apart from all choices, and further readings of them. */
  readonly apart?: readonly string[];
  readonly second?: readonly string[];
  readonly crisis?: readonly string[];
  /** Where the results of the interviews are saved, by the interview's id. */
  readonly results?: string | undefined;
  /** Only so many interviews, stories and memories. */
  readonly most?: number;
}

type Part = () => Promise<Row[]> | Row[];

/** Parts that are measured only when asked for by name. */
const ON_REQUEST: ReadonlySet<string> = new Set(['live']);
const RESULTS_TWICE = 30;

/** The metrics by name, whole interviews first. */
function partsOf({ engine, isEmbedded }: Measured, asked: Asked): Record<string, Part> {
  const { data, apart = [], second = [], crisis = [], results, most = Infinity } = asked;
  const development = developmentInterviews();
  const people = development.slice(0, most);
  const stories = data === undefined ? [] : readStories(data).slice(0, most);
  const survey = (text: string) => [{ question: 'What do you remember?', answer: text }];
  const surveys = [...people.map(({ answers }) => surveyOf(answers)), ...stories.map(({ text }) => survey(text))];
  const saved: Record<string, SurveyResult> = {};
  const save = (found: ReadonlyMap<string, SurveyResult>) => {
    Object.assign(saved, Object.fromEntries(found));
    if (results !== undefined) writeFileSync(results, JSON.stringify(saved));
  };
  const readerAlone: Record<string, Part> = {
    acts: () => measureActs(people, most * 10),
    memories: () => (data === undefined ? [] : measureMemories(data, most)),
    speed: () => (most < development.length ? [] : measureSpeed()),
    live: () => measureLive(development),
  };
  return {
    interviews: async () => [
      ...(await measureInterviews(engine, 'development', people, save)),
      ...(await measureInterviews(engine, 'kept apart', readInterviews(apart, second).slice(0, most), save)),
    ],
    readers: () => [
      ...measureReaders('development', people),
      ...measureReaders('kept apart', readInterviews(apart, second)),
    ],
    crisis: () => measureCrisis(engine, readCrisisTexts(crisis).slice(0, most * 10)),
    questions: () => measureQuestions(engine, people),
    texts: () => measureTexts(engine, people),
    quotes: () => measureQuotes(engine, surveys.slice(0, RESULTS_TWICE), isEmbedded),
    monotone: () => measureMonotone(engine, people),
    halves: () => measureHalves(engine, people),
    profiles: () => measureProfiles(engine, stories),
    stories: () => measureStories(engine, stories),
    ...(isEmbedded ? readerAlone : {}),
  };
}

/** The rows of one part, or of every part that is not on request. */
export async function measureParts(
  measured: Measured,
  asked: Asked,
  only?: string,
  onPart: (name: string) => void = () => undefined,
): Promise<Row[]> {
  const parts = partsOf(measured, asked);
  if (only !== undefined && !(only in parts))
    throw new Error(`There is no part ${only}: ${Object.keys(parts).join(', ')}`);
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (only === undefined ? ON_REQUEST.has(name) : only !== name) continue;
    onPart(name);
    rows.push(...(await measure()));
  }
  return rows;
}
