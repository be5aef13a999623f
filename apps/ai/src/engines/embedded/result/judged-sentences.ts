import type { ToldSentence } from '@lf/contract/survey';
import type { Reader } from '../reader/reader.ts';
import type { JudgedSentence } from './write-philosophy.ts';

/** Reads the sentences once more, each by itself, as they will be quoted. */
export async function judged(reader: Reader, told: readonly ToldSentence[]): Promise<JudgedSentence[]> {
  const found: JudgedSentence[] = [];
  for (const one of told) {
    const { sentences } = await reader.read(one.quote);
    found.push({
      ...one,
      rule: Math.max(0, ...sentences.map(({ rule }) => rule)),
      alone: sentences[0]?.alone ?? 0,
    });
  }
  return found;
}
