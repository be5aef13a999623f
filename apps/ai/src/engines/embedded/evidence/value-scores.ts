import { anchorVectors } from '../catalogue/anchor-vectors.ts';
import { anchors, type Tone } from '../catalogue/anchors.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { cosine } from '../encoder/encoder.ts';

/** How near a sentence comes to a value, by the catalogue's order. */
export interface ValueScore {
  readonly value: number;
  readonly lived: number;
  readonly violated: number;
}

export async function valueScores(vector: Float32Array): Promise<ValueScore[]> {
  const vectors = await anchorVectors();
  const nearest: Record<Tone, Float64Array> = {
    lived: new Float64Array(catalogue.length).fill(-1),
    violated: new Float64Array(catalogue.length).fill(-1),
  };
  anchors.forEach(({ value, kind }, index) => {
    const anchor = vectors[index];
    if (kind === 'name' || !anchor) return;
    nearest[kind][value] = Math.max(nearest[kind][value] ?? -1, cosine(vector, anchor));
  });
  return catalogue.map((_, value) => ({
    value,
    lived: nearest.lived[value] ?? -1,
    violated: nearest.violated[value] ?? -1,
  }));
}
