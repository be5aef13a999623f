import type { Tone } from '../catalogue/anchors.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { earModel } from '../catalogue/ear-model.ts';
import { encode } from '../encoder/encoder.ts';
import { createLru } from '../encoder/lru.ts';
import { emotionOf } from './emotion.ts';
import { negationLean } from './negation.ts';
import { type ValueScores, valueScores } from './value-scores.ts';
import { EMOTION_TONE_WEIGHT, NEGATION_TONE_WEIGHT, WHOLE_ANSWER_SHARE } from './weights.ts';

export interface Reading {
  /** Index into the catalogue. */
  readonly value: number;
  readonly score: number;
  /** The score less what is expected of any sentence. */
  readonly lift: number;
  /** How much of the value's scenes is in it. */
  readonly undertone: number;
  readonly tone: Tone;
  /** The sentence is nearer to small talk around a memory than to any memory of this value. */
  readonly isBare: boolean;
}

/** Every value, in the catalogue's order. `meant` is the sentence with its spelling mended; `whole` the answer around it, where it is short. */
export async function readSentence(meant: string, whole?: string): Promise<Reading[]> {
  const own = await scoresOf(meant);
  const around = whole === undefined || whole === meant ? own : await scoresOf(whole);
  const { glad, sore } = emotionOf(meant);
  const lean =
    EMOTION_TONE_WEIGHT * (Math.min(sore, 2) - Math.min(glad, 2)) + NEGATION_TONE_WEIGHT * negationLean(meant);
  const both = (of: 'score' | 'lift' | 'undertone', value: number) =>
    (1 - WHOLE_ANSWER_SHARE) * (own[of][value] ?? 0) + WHOLE_ANSWER_SHARE * (around[of][value] ?? 0);
  return catalogue.map((_, value) => ({
    value,
    score: both('score', value),
    lift: both('lift', value),
    undertone: both('undertone', value),
    tone: (own.violated[value] ?? 0) + lean > (own.lived[value] ?? 0) ? 'violated' : 'lived',
    isBare: own.bare >= Math.max(own.lived[value] ?? 0, own.violated[value] ?? 0),
  }));
}

/** An interview is read again at every question: about 5 MB so that each sentence is weighed once. */
const SCORES_CACHED_MAX = 4_000;
const known = createLru<ValueScores>(SCORES_CACHED_MAX);

async function scoresOf(text: string): Promise<ValueScores> {
  const cached = known.get(text);
  if (cached) return cached;
  const [model, [vector]] = await Promise.all([earModel(), encode([text])]);
  if (!vector) throw new Error('The encoder gave no vector');
  const scores = valueScores(vector, model);
  known.set(text, scores);
  return scores;
}
