import { cosine, encode } from './encoder/encoder.ts';

const FIRST_SHARE = 0.6;

export interface Nearest {
  readonly name: string;
  readonly near: number;
}

/** Anchors by name, encoded once, to find which name a sentence comes nearest to. */
export interface AnchorSpace {
  nearest(sentence: Float32Array): Nearest[];
}

export async function createAnchorSpace(anchors: Readonly<Record<string, readonly string[]>>): Promise<AnchorSpace> {
  const named = await Promise.all(
    Object.entries(anchors).map(async ([name, sentences]) => ({ name, vectors: await encode(sentences) })),
  );
  return {
    nearest: (sentence) =>
      named
        .map(({ name, vectors }) => ({ name, near: nearness(vectors.map((vector) => cosine(vector, sentence))) }))
        .toSorted((a, b) => b.near - a.near),
  };
}

/** The nearest anchor alone may be near for the furniture in the room; the second nearest must bear it out. */
function nearness(cosines: readonly number[]): number {
  const [first = 0, second = first] = cosines.toSorted((a, b) => b - a);
  return first * FIRST_SHARE + second * (1 - FIRST_SHARE);
}
