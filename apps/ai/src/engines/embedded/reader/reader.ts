import type { ValueSide } from '@lf/contract/survey';
import { catalogue } from '../catalogue/catalogue.ts';
import { CLOSER_LOOK_WINDOWS_MAX, DANGER_HEARD_WEIGHT, DANGER_SHIFT, SIDE_MIN } from '../policy.ts';
import { sentencesOf } from '../text/sentences.ts';
import { createLru } from './lru.ts';
import { type AnswerOutputs, loadReaderModel, type ReaderModel, type SentenceOutputs } from './reader-model.ts';
import { ACTS, type Act, KINDS, type Reading, type ReadSentence, SIDES, WAYS } from './reading.ts';
import { sigmoid } from './logits.ts';
import { createTurns, type TakeTurn } from './turns.ts';
import { type Window, windowsOf } from './windows.ts';

/** The answers of some sixty interviews. */
const READINGS_CACHED_MAX = 600;

export interface Reader {
  /** Everything the model says about one answer to a question. The same texts give the same bytes. */
  read(answer: string, question?: string): Promise<Reading>;
}

let started: Promise<Reader> | undefined;

/** One model per process, however many engines ask for it. */
export function startReader(): Promise<Reader> {
  started ??= loadReaderModel().then(createReader);
  return started;
}

function createReader(model: ReaderModel): Reader {
  const takeTurn = createTurns();
  const readings = remembered((answer) => readSentences(model, takeTurn, answer));
  // The question stands before the first window of a long answer; the others are the same whatever was asked.
  const rests = remembered((answer) => talkIn(model, takeTurn, windowsOfAnswer(model, answer).slice(1), []));
  const beginnings = remembered((key) => {
    const [question, answer] = JSON.parse(key) as [string, string];
    return talkIn(model, takeTurn, windowsOfAnswer(model, answer).slice(0, 1), model.words.piecesOf(question));
  });
  const partsOf = async (question: string, answer: string) => [
    ...(await beginnings(JSON.stringify([question, answer]))),
    ...(await rests(answer)),
  ];
  return {
    read: async (answer, question = '') => {
      const parts = await partsOf(question, answer);
      const { sentences, danger } = await readings(answer);
      // What was asked must not decide whether somebody is in danger.
      const alone = danger === undefined || question === '' ? parts : await partsOf('', answer);
      return { sentences, crisis: danger === undefined ? 0 : crisisOf(danger, alone), ...talkOf(parts) };
    },
  };
}

/** Reads each text once, as long as it is remembered. */
function remembered<Read>(read: (key: string) => Promise<Read>): (key: string) => Promise<Read> {
  const cache = createLru<Promise<Read>>(READINGS_CACHED_MAX);
  return (key) => {
    const known = cache.get(key);
    if (known) return known;
    const reading = read(key);
    cache.set(key, reading);
    return reading;
  };
}

const windowsOfAnswer = ({ words }: ReaderModel, answer: string): Window[] =>
  windowsOf(
    sentencesOf(answer).map(({ quote }) => quote),
    words,
  );

async function readSentences(
  model: ReaderModel,
  takeTurn: TakeTurn,
  answer: string,
): Promise<Pick<Reading, 'sentences'> & { readonly danger: number | undefined }> {
  const sentences = sentencesOf(answer);
  const quotes = sentences.map(({ quote }) => quote);
  const windows = windowsOf(quotes, model.words);
  const closer = windows.length <= CLOSER_LOOK_WINDOWS_MAX;
  const read: ReadSentence[] = [];
  let danger = Number.NEGATIVE_INFINITY;
  for (const [done, window] of windows.entries()) {
    const outputs = await takeTurn(windows.length - done, () => model.read(window, quotes, closer));
    const first = window.owner.find((index) => index >= 0) ?? window.from;
    for (let at = window.from; at < window.to; at += 1) {
      const sentence = sentences[at];
      if (sentence) read.push({ ...sentence, ...scoresAt(outputs, at - first) });
      danger = Math.max(danger, outputs.crisis[at - first] ?? 0);
    }
  }
  return { sentences: read, danger: Number.isFinite(danger) ? danger : undefined };
}

const HEARD_MOST = 15;

/** The network for danger (`danger`, in logits) decides, and a little that of the conversation. */
function crisisOf(danger: number, parts: readonly AnswerOutputs[]): number {
  const heard = Math.max(...parts.flatMap(({ crisis }) => [...crisis]));
  // What cannot be heard must not hide what is in danger.
  const say = Number.isFinite(heard) ? Math.max(-HEARD_MOST, Math.min(HEARD_MOST, heard)) : 0;
  return sigmoid(danger + DANGER_HEARD_WEIGHT * say + DANGER_SHIFT);
}

async function talkIn(
  model: ReaderModel,
  takeTurn: TakeTurn,
  windows: readonly Window[],
  question: readonly number[],
): Promise<AnswerOutputs[]> {
  const talks: AnswerOutputs[] = [];
  for (const [done, window] of windows.entries())
    talks.push(await takeTurn(windows.length - done, () => model.talk(window, question)));
  return talks;
}

/** An act of a long answer is one of any of its parts, and it calls for no words where none of them does; its direction and the kinds of what it tells are the mean of theirs. */
function talkOf(parts: readonly AnswerOutputs[]): Pick<Reading, 'acts' | 'match' | 'kinds'> {
  const scoreOf = (act: Act, at: number) => {
    const scores = parts.map(({ acts }) => sigmoid(acts[at] ?? 0));
    if (scores.length === 0) return 0;
    return act === 'nothing' ? Math.min(...scores) : Math.max(...scores);
  };
  const match = new Float32Array(MATCH_LENGTH);
  for (const part of parts) part.match.forEach((score, at) => (match[at] = (match[at] ?? 0) + score));
  return {
    acts: Object.fromEntries(ACTS.map((act, at) => [act, scoreOf(act, at)])) as Record<Act, number>,
    match: unit(match),
    kinds: Float32Array.from(KINDS, (_, at) => meanOf(parts.map(({ kinds }) => sigmoid(kinds[at] ?? 0)))),
  };
}

const meanOf = (scores: readonly number[]): number =>
  scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;

export const MATCH_LENGTH = 192;
/** In the order of the model. */
const QUOTE_SCORES = ['rule', 'alone', 'clear', 'fit'] as const;

function scoresAt(outputs: SentenceOutputs, at: number): Omit<ReadSentence, 'quote' | 'start' | 'end'> {
  const row = (all: Float32Array, length: number) => all.slice(at * length, (at + 1) * length);
  const sides = row(outputs.side, SIDES.length);
  const quotes = row(outputs.quote, QUOTE_SCORES.length);
  const quote = (kind: (typeof QUOTE_SCORES)[number]) => sigmoid(quotes[QUOTE_SCORES.indexOf(kind)] ?? 0);
  return {
    telling: sigmoid(outputs.telling[at] ?? 0),
    values: row(outputs.values, catalogue.length).map(sigmoid),
    side: sideOf(sides),
    coping: row(outputs.coping, WAYS.length).map(sigmoid),
    rule: quote('rule'),
    alone: quote('alone'),
    clear: quote('clear'),
    fit: quote('fit'),
  };
}

/** Telling a person that they fell short where they did not is the worse mistake: only what is nearly certain is not lived. */
export function sideOf(scores: Float32Array): ValueSide {
  const best = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  return 1 / total >= SIDE_MIN ? (SIDES[scores.indexOf(best)] ?? 'lived') : 'lived';
}

export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((part) => part / length);
}
