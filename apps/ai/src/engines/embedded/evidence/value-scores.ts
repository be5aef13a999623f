import type { AnchorSpace } from '../catalogue/anchor-vectors.ts';
import { anchors } from '../catalogue/anchors.ts';
import { cosine } from '../encoder/encoder.ts';
import { NEAREST_ANCHOR_WEIGHTS } from './weights.ts';

/** How near a sentence comes to a value of the catalogue. */
export interface ValueScore {
  readonly value: number;
  readonly score: number;
  /** The nearest anchor of either tone. */
  readonly lived: number;
  readonly violated: number;
}

type Anchors = Pick<AnchorSpace, 'vectors' | 'middle' | 'contrasts'>;

const anchorsOf: readonly (readonly number[])[] = anchors.reduce<number[][]>((all, { value, kind }, index) => {
  const own = (all[value] ??= []);
  if (kind !== 'name') own.push(index);
  return all;
}, []);

/**
 * The nearest few anchors, and the value's contrast: an anchor tells what a memory sounds like, the contrast takes away
 * what merely shares its scene (a wedding is not yet love).
 */
export function valueScores(vector: Float32Array, { vectors, middle, contrasts }: Anchors): ValueScore[] {
  const offset = vector.map((part, at) => part - (middle[at] ?? 0));
  return anchorsOf.map((own, value) => {
    const near: number[] = [];
    const byTone = { lived: -1, violated: -1 };
    for (const index of own) {
      const [anchor, at] = [anchors[index], vectors[index]];
      if (!anchor || !at || anchor.kind === 'name') continue;
      const cosineToAnchor = cosine(vector, at);
      near.push(cosineToAnchor);
      byTone[anchor.kind] = Math.max(byTone[anchor.kind], cosineToAnchor);
    }
    near.sort((a, b) => b - a);
    const anchored = NEAREST_ANCHOR_WEIGHTS.reduce((sum, weight, at) => sum + weight * (near[at] ?? 0), 0);
    const contrast = contrasts[value];
    return { value, score: anchored + (contrast ? cosine(offset, contrast) : 0), ...byTone };
  });
}
