import { catalogue } from '../catalogue/catalogue.ts';
import type { EarModel } from '../catalogue/ear-model.ts';
import { cosine } from '../encoder/encoder.ts';
import { KERNEL_SHARPNESS, NEAREST_WEIGHTS } from './weights.ts';

/** How near a sentence comes to each value, in the catalogue's order. */
export interface ValueScores {
  /** About 1 where the sentence plainly is a memory of the value, about 0 where it has nothing to do with it. */
  readonly score: Float32Array;
  /** The score less what is expected of any sentence: it, and not the score, makes a quotation. */
  readonly lift: Float32Array;
  /** How much of the value's scenes is in it: softer than the score, and alike for common and rare values. It ranks whole texts. */
  readonly undertone: Float32Array;
  /** The nearest known sentence of either tone. */
  readonly lived: Float32Array;
  readonly violated: Float32Array;
  /** The nearest sentence that carries no value. */
  readonly bare: number;
}

/** Nearness as the ear weighs it: 1 for the same sentence, next to nothing for another subject. */
export function kernel(cosineToRow: number): number {
  return Math.exp(KERNEL_SHARPNESS * (cosineToRow - 1));
}

export type Learned = Pick<EarModel, 'rows' | 'weights' | 'prior' | 'middle' | 'contrasts'>;

/** Every known sentence speaks for or against every value, the louder the nearer it is (kernel ridge regression). */
export function valueScores(vector: Float32Array, { rows, weights, prior, middle, contrasts }: Learned): ValueScores {
  const values = catalogue.length;
  const nearest = { lived: new Float32Array(values).fill(-1), violated: new Float32Array(values).fill(-1) };
  const closest = new Float32Array(values * NEAREST_WEIGHTS.length);
  const score = Float32Array.from(prior);
  let bare = -1;
  for (let row = 0; row < rows.count; row += 1) {
    const near = dotRow(vector, rows.vectors, row);
    const say = kernel(near);
    for (let value = 0, at = row * values; value < values; value += 1, at += 1) score[value] = (score[value] as number) + say * (weights[at] as number);
    const kind = rows.kinds[row];
    const carried = rows.values[row] ?? [];
    if (kind === 'lived' || kind === 'violated') {
      for (const value of carried) nearest[kind][value] = Math.max(nearest[kind][value] ?? -1, near);
      keepClosest(closest, carried[0] ?? 0, near);
    } else bare = Math.max(bare, near);
  }
  const offset = vector.map((part, at) => part - (middle[at] ?? 0));
  const undertone = Float32Array.from(contrasts, (contrast, value) => {
    const scenes = NEAREST_WEIGHTS.reduce((sum, weight, place) => sum + weight * (closest[value * NEAREST_WEIGHTS.length + place] ?? 0), 0);
    return scenes + cosine(offset, contrast);
  });
  const lift = score.map((one, value) => one - (prior[value] ?? 0));
  return { score, lift, undertone, ...nearest, bare };
}

/** The few nearest memories of a value, nearest first. */
function keepClosest(closest: Float32Array, value: number, near: number): void {
  const start = value * NEAREST_WEIGHTS.length;
  let place = start + NEAREST_WEIGHTS.length - 1;
  if (near <= (closest[place] ?? 0)) return;
  while (place > start && (closest[place - 1] ?? 0) < near) {
    closest[place] = closest[place - 1] ?? 0;
    place -= 1;
  }
  closest[place] = near;
}

/** The innermost loop of the ear: both lengths are known, so that nothing is checked on the way. */
function dotRow(vector: Float32Array, matrix: Float32Array, row: number): number {
  const start = row * vector.length;
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] as number) * (matrix[start + at] as number);
  return sum;
}
