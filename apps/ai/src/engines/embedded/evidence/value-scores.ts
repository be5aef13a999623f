import type { AnchorSpace } from '../catalogue/anchor-vectors.ts';
import { anchors } from '../catalogue/anchors.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { cosine } from '../encoder/encoder.ts';
import { NEAREST_ANCHOR_WEIGHTS } from './weights.ts';

/** How near a sentence comes to each value, in the catalogue's order. */
export interface ValueScores {
  readonly score: Float32Array;
  /** The nearest anchor of either tone. */
  readonly lived: Float32Array;
  readonly violated: Float32Array;
  /** The nearest sentence that carries no value. */
  readonly bare: number;
}

type Anchors = Pick<AnchorSpace, 'vectors' | 'middle' | 'contrasts'>;

/**
 * The nearest few anchors, and the value's contrast: an anchor tells what a memory sounds like, the contrast takes away
 * what merely shares its scene (a wedding is not yet love).
 */
export function valueScores(vector: Float32Array, { vectors, middle, contrasts }: Anchors): ValueScores {
  const nearest = { lived: new Float32Array(catalogue.length).fill(-1), violated: new Float32Array(catalogue.length).fill(-1) };
  const near: number[][] = catalogue.map(() => []);
  let bare = -1;
  anchors.forEach(({ value, kind }, index) => {
    const anchor = vectors[index];
    if (kind === 'name' || !anchor) return;
    const cosineToAnchor = cosine(vector, anchor);
    if (kind === 'bare') {
      bare = Math.max(bare, cosineToAnchor);
      return;
    }
    near[value]?.push(cosineToAnchor);
    nearest[kind][value] = Math.max(nearest[kind][value] ?? -1, cosineToAnchor);
  });
  const offset = vector.map((part, at) => part - (middle[at] ?? 0));
  const score = Float32Array.from(near, (cosines, value) => {
    cosines.sort((a, b) => b - a);
    const anchored = NEAREST_ANCHOR_WEIGHTS.reduce((sum, weight, at) => sum + weight * (cosines[at] ?? 0), 0);
    const contrast = contrasts[value];
    return anchored + (contrast ? cosine(offset, contrast) : 0);
  });
  return { score, ...nearest, bare };
}
