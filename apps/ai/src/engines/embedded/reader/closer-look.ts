import type { Passage } from './passages-of-window.ts';

/** Scores of a passage that was read by itself. */
export interface CloserLook {
  readonly passage: Passage;
  /** A row for each of its sentences. */
  readonly scores: Float32Array;
}

/**
 * For each sentence of a long text the mean of its scores within the whole and within its passages. The reader learned from short texts: names
 * are clearer there, and the whole tells what they are about.
 */
export function withCloserLooks(
  scores: Float32Array,
  first: number,
  rowLength: number,
  looks: readonly CloserLook[],
): Float32Array {
  const sums = new Float32Array(scores.length);
  const counts = new Uint8Array(scores.length / rowLength);
  for (const { passage, scores: own } of looks) {
    const start = (passage.from - first) * rowLength;
    own.forEach((score, at) => (sums[start + at] = (sums[start + at] ?? 0) + score));
    for (let at = passage.from - first; at < passage.to - first; at += 1) counts[at] = (counts[at] ?? 0) + 1;
  }
  return scores.map((score, at) => {
    const count = counts[Math.floor(at / rowLength)] ?? 0;
    return count === 0 ? score : (score + (sums[at] ?? 0) / count) / 2;
  });
}
