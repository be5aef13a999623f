import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEncoder } from '../encoder/encoder.ts';
import { modelFolder } from '../encoder/model-folder.ts';

/** Which words exist, and how common they are: the lower, the commoner. */
export interface WordRanks {
  /** Any word that somebody may have meant to type, names and borrowed words included. */
  exists(word: string): boolean;
  /** The rank of an English word; undefined for what is not one. */
  rankOf(word: string): number | undefined;
}

/** Words that the encoder only knows in pieces come after all that it knows whole. */
const RARE = 100_000;

function createWordRanks(words: readonly string[], vocabularyRank: (word: string) => number | undefined): WordRanks {
  const ranks = new Map(words.map((word, line) => [word, vocabularyRank(word) ?? RARE + line]));
  return {
    exists: (word) => ranks.has(word) || vocabularyRank(word) !== undefined,
    rankOf: (word) => ranks.get(word),
  };
}

let loaded: Promise<WordRanks> | undefined;

export function wordRanks(): Promise<WordRanks> {
  loaded ??= Promise.all([readFile(join(modelFolder('english-words'), 'words.txt'), 'utf8'), startEncoder()]).then(
    ([text, encoder]) => createWordRanks(text.trimEnd().split('\n'), (word) => encoder.words.rankOf(word)),
  );
  return loaded;
}
