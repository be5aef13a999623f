import { cosine } from './encoder/encoder.ts';

export interface Nearest {
  readonly name: string;
  readonly near: number;
}

/** Sentences by name, to find which name a new sentence comes nearest to. */
export interface AnchorSpace {
  nearest(sentence: Float32Array): Nearest[];
}

/** `firstShare`: how much the nearest anchor counts against the second. It alone may be near for the furniture in the room. */
export function createAnchorSpace(
  vectorsByName: ReadonlyMap<string, readonly Float32Array[]>,
  firstShare: number,
): AnchorSpace {
  return {
    nearest: (sentence) =>
      [...vectorsByName]
        .map(([name, vectors]) => ({
          name,
          near: nearness(
            vectors.map((vector) => cosine(vector, sentence)),
            firstShare,
          ),
        }))
        .toSorted((a, b) => b.near - a.near),
  };
}

function nearness(cosines: readonly number[], firstShare: number): number {
  const [first = 0, second = first] = cosines.toSorted((a, b) => b - a);
  return first * firstShare + second * (1 - firstShare);
}
