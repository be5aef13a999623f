import type { Tone } from '../catalogue/anchors.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { holdsStem } from '../text/stems.ts';
import { emotionOf } from './emotion.ts';
import type { Speaker } from './speaker.ts';
import { valueScores } from './value-scores.ts';
import { CUE_BONUS, EMOTION_TONE_WEIGHT, IMPLIED_SPEAKER_PENALTY } from './weights.ts';

export interface Reading {
  /** Index into the catalogue. */
  readonly value: number;
  readonly score: number;
  readonly tone: Tone;
}

/** Every value of the catalogue, nearest first. `meant` is the sentence with its spelling mended. */
export async function readSentence(meant: string, vector: Float32Array, speaker: Speaker): Promise<Reading[]> {
  const lower = meant.toLowerCase();
  const { glad, sore } = emotionOf(lower);
  const lean = EMOTION_TONE_WEIGHT * (Math.min(sore, 2) - Math.min(glad, 2));
  const penalty = speaker === 'self' ? 0 : IMPLIED_SPEAKER_PENALTY;
  const scores = await valueScores(vector);
  return scores
    .map(({ value, lived, violated }): Reading => {
      const cue = catalogue[value]?.cues.some((stem) => holdsStem(lower, stem)) ? CUE_BONUS : 0;
      return {
        value,
        score: Math.max(lived, violated) + cue - penalty,
        tone: violated + lean > lived ? 'violated' : 'lived',
      };
    })
    .toSorted((a, b) => b.score - a.score || a.value - b.value);
}
