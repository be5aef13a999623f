import { confusions } from './confusions.ts';
import type { WordRanks } from './word-ranks.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words have too many neighbours. */
const REPAIRABLE_LETTERS_MIN = 3;
/** Longer strings are no slip of the finger, and trying every letter in every place would take for ever. */
const REPAIRABLE_LETTERS_MAX = 24;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;
const PLAIN = /^[a-z]+$/;

/** The text as it was probably meant, for the encoder's eyes only. Words that exist, names and other alphabets stay. */
export function repairSpelling(text: string, ranks: WordRanks): string {
  return text.replace(WORD, (word) => {
    const lower = word.toLowerCase();
    const meant = confusions.get(lower);
    if (meant !== undefined) return meant;
    if (!PLAIN.test(lower) || !isRepairable(lower) || isFine(lower, ranks)) return word;
    return nearestWord(lower, ranks) ?? word;
  });
}

function isRepairable(word: string): boolean {
  return word.length >= REPAIRABLE_LETTERS_MIN && word.length <= REPAIRABLE_LETTERS_MAX;
}

/** It exists, or is put together from words that do: "housesat". */
function isFine(word: string, ranks: WordRanks): boolean {
  if (ranks.exists(word)) return true;
  for (let cut = REPAIRABLE_LETTERS_MIN; cut <= word.length - REPAIRABLE_LETTERS_MIN; cut += 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (Math.max(head.length, tail.length) < COMPOUND_PART_LETTERS_MIN) continue;
    if (ranks.rankOf(head) !== undefined && ranks.rankOf(tail) !== undefined) return true;
  }
  return false;
}
const COMPOUND_PART_LETTERS_MIN = 5;

/** The commonest word one slip away: two letters swapped, one lost, one too many, one mistaken. */
function nearestWord(word: string, ranks: WordRanks): string | undefined {
  let best: string | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const candidate of oneSlipAway(word)) {
    const rank = ranks.rankOf(candidate);
    if (rank !== undefined && rank < bestRank) [best, bestRank] = [candidate, rank];
  }
  return best;
}

function* oneSlipAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after.length > 1) yield `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`;
    if (after.length > 0) yield before + after.slice(1);
    for (const letter of LETTERS) {
      if (after.length > 0) yield before + letter + after.slice(1);
      yield before + letter + after;
    }
  }
}
