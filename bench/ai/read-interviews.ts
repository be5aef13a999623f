import { readFileSync } from 'node:fs';
import type { SurveyItem } from '@lf/contract/survey';
import { TOPICS } from '@lf/ai/engines/embedded/interview/topics';

/** A value that a reader found in sentences of an answer. */
interface Label {
  readonly s: readonly number[];
  readonly v: string;
}

export interface LabelledAnswer {
  readonly id: string;
  readonly topic: string;
  /** Joined by a space they are the answer. */
  readonly sentences: readonly string[];
  /** Of every reading. */
  readonly labels: readonly Label[];
  /** Each reading's own. */
  readonly readings: readonly (readonly Label[])[];
  readonly acts: readonly string[];
}

export interface Interview {
  readonly id: string;
  readonly answers: readonly LabelledAnswer[];
  /** The values of each reading that made a profile, most central first. */
  readonly profiles: readonly (readonly string[])[];
  /** The ways of coping that the readings name; none where none was told. */
  readonly coping: readonly string[];
}

/** A line of a file: an answer, or the profile of a whole interview. */
interface Line {
  readonly id: string;
  readonly person?: string;
  readonly topic?: string;
  readonly sentences?: readonly string[];
  readonly values?: readonly Label[];
  readonly acts?: readonly string[];
  readonly coping?: { readonly name: string } | string | null;
  readonly top?: readonly { readonly v: string }[];
}

/** Labelled interviews; `second` holds further readings of the same answers, found by their ids. */
export function readInterviews(files: readonly string[], second: readonly string[] = []): Interview[] {
  return interviewsOf(files.flatMap(linesOf), second.flatMap(linesOf));
}

export function linesOf<T = Line>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

export function interviewsOf(lines: readonly Line[], second: readonly Line[] = []): Interview[] {
  const found = new Map<string, Line[]>();
  for (const line of lines) found.set(interviewId(line), [...(found.get(interviewId(line)) ?? []), line]);
  return [...found].map(([id, own]) => {
    const further = second.filter((line) => interviewId(line) === id || own.some((one) => isOf(line, one)));
    return {
      id,
      answers: own.filter(({ sentences }) => sentences !== undefined).map((line) => answerOf(line, further)),
      profiles: profilesIn([...own, ...further]).map(({ top = [] }) => top.map(({ v }) => v)),
      coping: [own, further].flatMap(copersIn).flatMap(({ coping }) => nameOf(coping)),
    };
  });
}

const profilesIn = (lines: readonly Line[]): readonly Line[] => lines.filter(({ top }) => top !== undefined);

/** Without a profile the answers of a reading say what was told. */
function copersIn(reading: readonly Line[]): readonly Line[] {
  const profiles = profilesIn(reading);
  return profiles.length > 0 ? profiles : reading;
}

/** Another reading of an answer has its id; the profile of an interview without ids of its own has that of its first answer. */
function isOf({ id }: Line, answer: Line): boolean {
  return id === answer.id || id === `${answer.id}.profile`;
}

/** `h1-01-3` is an answer of interview `h1-01`; ids without a person's part are grouped by the person. */
function interviewId({ id, person }: Line): string {
  return /^.+-.+-[^-]+$/u.test(id) ? id.replace(/-[^-]+$/u, '') : (person ?? id);
}

function answerOf({ id, topic = '', sentences = [], values = [], acts = [] }: Line, further: readonly Line[]) {
  const others = further.filter((line) => line.id === id && line.top === undefined);
  const readings = [values, ...others.map((line) => line.values ?? [])];
  return { id, topic, sentences, acts, readings, labels: readings.flat() };
}

function nameOf(coping: Line['coping']): string[] {
  const name = typeof coping === 'object' ? coping?.name : coping;
  return name === undefined || name === '' || name === 'null' ? [] : [name];
}

export function textOf({ sentences }: LabelledAnswer): string {
  return sentences.join(' ');
}

/** The interview as it would be sent. */
export function surveyOf(answers: readonly LabelledAnswer[]): SurveyItem[] {
  return answers.map((answer) => ({
    question: TOPICS.find(({ id }) => id === answer.topic)?.questions[0] ?? 'What do you remember?',
    answer: textOf(answer),
    ...(answer.topic === '' ? {} : { topic: answer.topic }),
  }));
}
