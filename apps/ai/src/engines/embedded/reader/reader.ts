import type { ValueSide } from '@lf/contract/survey';
import { catalogue } from '../catalogue/catalogue.ts';
import { CLOSER_LOOK_WINDOWS_MAX, SIDE_MIN } from '../policy.ts';
import { sentencesOf } from '../text/sentences.ts';
import { createLru } from './lru.ts';
import { loadReaderModel, type Outputs, type ReaderModel } from './reader-model.ts';
import { ACTS, type Act, type Reading, type ReadSentence, SIDES, WAYS } from './reading.ts';
import { sigmoid } from './logits.ts';
import { createTurns, type TakeTurn } from './turns.ts';
import { windowsOf } from './windows.ts';

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
  const cache = createLru<Promise<Reading>>(READINGS_CACHED_MAX);
  const takeTurn = createTurns();
  return {
    read: (answer, question = '') => {
      const key = JSON.stringify([question, answer]);
      const known = cache.get(key);
      if (known) return known;
      const reading = readAnswer(model, takeTurn, answer, question);
      cache.set(key, reading);
      return reading;
    },
  };
}

async function readAnswer(model: ReaderModel, takeTurn: TakeTurn, answer: string, question: string): Promise<Reading> {
  const asked = model.words.piecesOf(question);
  const sentences = sentencesOf(answer);
  const quotes = sentences.map(({ quote }) => quote);
  const windows = windowsOf(quotes, model.words);
  const closer = windows.length <= CLOSER_LOOK_WINDOWS_MAX;
  const read: ReadSentence[] = [];
  const acts: number[] = [];
  const match = new Float32Array(MATCH_LENGTH);
  let crisis = 0;
  for (const [done, window] of windows.entries()) {
    const outputs = await takeTurn(windows.length - done, () => model.run(window, quotes, closer, asked));
    const first = window.owner.find((index) => index >= 0) ?? window.from;
    for (let at = window.from; at < window.to; at += 1) {
      const sentence = sentences[at];
      if (sentence) read.push({ ...sentence, ...scoresAt(outputs, at - first) });
      crisis = Math.max(crisis, sigmoid(outputs.crisis[at - first] ?? 0));
    }
    // An act of a long answer is one of any of its parts, and it calls for no words where none of them does; its direction is the mean of theirs.
    ACTS.forEach((act, at) => {
      const score = sigmoid(outputs.acts[at] ?? 0);
      const soFar = acts[at];
      acts[at] = act === 'nothing' ? Math.min(soFar ?? 1, score) : Math.max(soFar ?? 0, score);
    });
    outputs.match.forEach((part, at) => (match[at] = (match[at] ?? 0) + part));
  }
  return {
    sentences: read,
    acts: Object.fromEntries(ACTS.map((act, at) => [act, acts[at] ?? 0])) as Record<Act, number>,
    crisis,
    match: unit(match),
  };
}

export const MATCH_LENGTH = 192;
/** In the order of the model. */
const QUOTE_SCORES = ['rule', 'alone', 'clear', 'fit'] as const;

function scoresAt(outputs: Outputs, at: number): Omit<ReadSentence, 'quote' | 'start' | 'end'> {
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
