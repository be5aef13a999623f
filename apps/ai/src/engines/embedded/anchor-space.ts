import { cosine, encode } from './encoder/encoder.ts';

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
        .map(({ name, vectors }) => ({ name, near: Math.max(...vectors.map((vector) => cosine(vector, sentence))) }))
        .toSorted((a, b) => b.near - a.near),
  };
}
