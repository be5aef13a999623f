import { anchorSpace } from '../catalogue/anchor-vectors.ts';
import type { Tone } from '../catalogue/anchors.ts';
import { encode } from '../encoder/encoder.ts';
import { emotionOf } from './emotion.ts';
import { type ValueScore, valueScores } from './value-scores.ts';
import { EMOTION_TONE_WEIGHT, WHOLE_ANSWER_SHARE } from './weights.ts';

export interface Reading {
  /** Index into the catalogue. */
  readonly value: number;
  readonly score: number;
  readonly tone: Tone;
}

/** Every value, in the catalogue's order. `meant` is the sentence with its spelling mended; `whole` the answer around it, where it is short. */
export async function readSentence(meant: string, whole?: string): Promise<Reading[]> {
  const own = await scoresOf(meant);
  const around = whole === undefined || whole === meant ? undefined : await scoresOf(whole);
  const { glad, sore } = emotionOf(meant);
  const lean = EMOTION_TONE_WEIGHT * (Math.min(sore, 2) - Math.min(glad, 2));
  return own.map(({ value, score, lived, violated }) => ({
    value,
    score: around ? (1 - WHOLE_ANSWER_SHARE) * score + WHOLE_ANSWER_SHARE * (around[value]?.score ?? score) : score,
    tone: violated + lean > lived ? 'violated' : 'lived',
  }));
}

async function scoresOf(text: string): Promise<ValueScore[]> {
  const [space, [vector]] = await Promise.all([anchorSpace(), encode([text])]);
  return vector ? valueScores(vector, space) : [];
}
