import { CLEAR_ENOUGH, QUOTE_CHARACTERS_MAX } from '../policy.ts';
import { isShowable, type QuotableSentence } from '../quotable.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { mentionsDeath, tellsOfDeath } from '../text/told-death.ts';
import { isConfession } from './painful.ts';
import { isLaterPart } from './sentence-parts.ts';

/** So many sentences before it may be quoted with a sentence. */
const BEFORE_MAX = 2;

/** Nobody's wrong or death is quoted for the sake of the sentence after it. */
function isPainful(quote: string): boolean {
  return isConfession(quote) || mentionsDeath(quote) || tellsOfDeath(quote);
}

/**
 * The words that stand under a value, as they were written: the sentence that shows it, and where that is not understood by itself the ones before
 * it, from the clearest on.
 */
export function quotedPassage({ answer, start, end, quote }: QuotableSentence, answers: readonly ToldAnswer[]): string {
  const told = answers[answer];
  const sentences = told?.reading.sentences ?? [];
  const at = sentences.findIndex((sentence) => sentence.start === start);
  let first = sentences[at];
  if (told === undefined || first === undefined || first.clear >= CLEAR_ENOUGH) return quote;
  for (const before of sentences.slice(Math.max(0, at - BEFORE_MAX), at).toReversed()) {
    if (!isShowable(before.quote) || isPainful(before.quote) || end - before.start > QUOTE_CHARACTERS_MAX) break;
    if (before.clear > first.clear && !isLaterPart(told, before)) first = before;
  }
  return told.item.answer.slice(first.start, end);
}
