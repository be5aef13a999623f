import { cosine, encode } from './encoder/encoder.ts';

export interface Nearest {
  readonly name: string;
  readonly near: number;
}

/** Anchors by name, encoded once, to find which name a sentence comes nearest to. */
export interface AnchorSpace {
  nearest(sentence: Float32Array): Nearest[];
}

/** `firstShare`: how much the nearest anchor counts against the second. It alone may be near for the furniture in the room. */
export async function createAnchorSpace(anchors: Readonly<Record<string, readonly string[]>>, firstShare: number): Promise<AnchorSpace> {
  const named = await Promise.all(
    Object.entries(anchors).map(async ([name, sentences]) => ({ name, vectors: await encode(sentences) })),
  );
  return {
    nearest: (sentence) =>
      named
        .map(({ name, vectors }) => ({ name, near: nearness(vectors.map((vector) => cosine(vector, sentence)), firstShare) }))
        .toSorted((a, b) => b.near - a.near),
  };
}

function nearness(cosines: readonly number[], firstShare: number): number {
  const [first = 0, second = first] = cosines.toSorted((a, b) => b - a);
  return first * firstShare + second * (1 - firstShare);
}
