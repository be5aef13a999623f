import type { ReadSentence } from '../reader/reading.ts';
import { wordsOf } from '../text/language.ts';
import type { ToldAnswer } from '../told-answer.ts';

/** Whether the sentence is a later part of a long one. */
export function isLaterPart({ item }: ToldAnswer, { start }: Pick<ReadSentence, 'start'>): boolean {
  // After speech: "… he asked, “How long?” and I told him": a small letter goes on with the sentence, unless all are small.
  if (start > 0 && /^\p{Lu}/u.test(item.answer) && /^\p{Ll}/u.test(item.answer.slice(start))) return true;
  const before = item.answer.slice(0, start);
  const said = before.trimEnd();
  return /[\p{L}\p{N},;:–—-]$/u.test(said.slice(-2)) && !before.slice(said.length).includes('\n');
}

export function countWords(sentences: readonly Pick<ReadSentence, 'quote'>[]): number {
  return sentences.reduce((sum, { quote }) => sum + wordsOf(quote).length, 0);
}
