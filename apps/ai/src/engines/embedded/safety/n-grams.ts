import { normalise, withoutApostrophes } from './normalise.ts';

/** As many weights as the table of `crisis-score.ts` has: a power of two. */
export const BUCKETS = 1 << 18;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const CHARACTER_LENGTHS = [1, 2, 3, 4, 5, 6];
const WORD_LENGTHS = [1, 2, 3];

/** The distinct n-grams of a text, of characters within words and of words, each as a number below `BUCKETS`. */
export function nGramsOf(text: string): Uint32Array {
  const words = withoutApostrophes(normalise(text)).match(WORD) ?? [];
  const found = new Set<number>();
  for (const word of words) {
    const letters = Array.from(` ${word} `);
    for (const length of CHARACTER_LENGTHS)
      for (let at = 0; at + length <= letters.length; at += 1)
        found.add(bucketOf(letters.slice(at, at + length).join('')));
  }
  for (const length of WORD_LENGTHS)
    for (let at = 0; at + length <= words.length; at += 1)
      found.add(bucketOf(`#${words.slice(at, at + length).join(' ')}`));
  return Uint32Array.from(found);
}

/** A sum of weights that does not grow with the length of the text. */
export function evenSum(grams: Uint32Array, weights: ArrayLike<number>): number {
  let sum = 0;
  for (const gram of grams) sum += weights[gram] ?? 0;
  return sum / Math.sqrt(Math.max(1, grams.length));
}

/** FNV-1a over UTF-16 units. */
function bucketOf(gram: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < gram.length; at += 1) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}
