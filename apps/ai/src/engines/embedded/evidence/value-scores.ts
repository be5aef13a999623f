import { catalogue } from '../catalogue/catalogue.ts';
import type { EarModel, EarRows } from '../catalogue/ear-model.ts';
import { cosine, VECTOR_LENGTH } from '../encoder/encoder.ts';
import { KERNEL_SHARPNESS, NEAREST_WEIGHTS } from './weights.ts';

const VALUES = catalogue.length;

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
  const cosines = cosinesTo(vector, rows);
  const score = weighed(cosines, weights, prior);
  const { closest, ...nearest } = nearestOf(cosines, rows);
  const offset = vector.map((part, at) => part - (middle[at] ?? 0));
  const undertone = Float32Array.from(contrasts, (contrast, value) => {
    const scenes = NEAREST_WEIGHTS.reduce(
      (sum, weight, place) => sum + weight * (closest[value * NEAREST_WEIGHTS.length + place] ?? 0),
      0,
    );
    return scenes + cosine(offset, contrast);
  });
  return { score, lift: score.map((one, value) => one - (prior[value] ?? 0)), undertone, ...nearest };
}

/*
 * The next two are the innermost loops of the ear, a million and a half steps for every sentence: small functions, so that they are
 * compiled well, and no checks for what cannot be missing.
 */

/** Four sums at once, since one would wait for itself; the length is a multiple of four. */
function cosinesTo(vector: Float32Array, { vectors, count }: EarRows): Float32Array {
  const cosines = new Float32Array(count);
  for (let row = 0; row < count; row += 1) {
    const start = row * VECTOR_LENGTH;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let at = 0; at < VECTOR_LENGTH; at += 4) {
      const place = start + at;
      a += (vector[at] as number) * (vectors[place] as number);
      b += (vector[at + 1] as number) * (vectors[place + 1] as number);
      c += (vector[at + 2] as number) * (vectors[place + 2] as number);
      d += (vector[at + 3] as number) * (vectors[place + 3] as number);
    }
    cosines[row] = a + b + (c + d);
  }
  return cosines;
}

function weighed(cosines: Float32Array, weights: Float32Array, prior: Float32Array): Float32Array {
  const sums = Float64Array.from(prior);
  for (let row = 0; row < cosines.length; row += 1) {
    const say = kernel(cosines[row] as number);
    const start = row * VALUES;
    for (let value = 0; value < VALUES; value += 1)
      sums[value] = (sums[value] as number) + say * (weights[start + value] as number);
  }
  return Float32Array.from(sums);
}

function nearestOf(
  cosines: Float32Array,
  rows: EarRows,
): Pick<ValueScores, 'lived' | 'violated' | 'bare'> & { readonly closest: Float32Array } {
  const lived = new Float32Array(VALUES).fill(-1);
  const violated = new Float32Array(VALUES).fill(-1);
  const closest = new Float32Array(VALUES * NEAREST_WEIGHTS.length);
  let bare = -1;
  cosines.forEach((near, row) => {
    const carried = rows.values[row] ?? [];
    const first = carried[0];
    if (first === undefined) {
      bare = Math.max(bare, near);
      return;
    }
    const ofTone = rows.kinds[row] === 'lived' ? lived : violated;
    for (const value of carried) if (near > (ofTone[value] ?? -1)) ofTone[value] = near;
    keepClosest(closest, first, near);
  });
  return { lived, violated, bare, closest };
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
