import { namedOutright } from './proposals/named-outright.ts';
import { QUOTE_CHARACTERS_MAX, TELLING_MIN } from './policy.ts';
import type { ReadSentence } from './reader/reading.ts';
import { INTIMATE } from './safety/intimate-words.ts';
import { isProfane } from './safety/profanity.ts';
import { isReadable, type ToldAnswer } from './told-answer.ts';

/** A sentence that may stand on the result, and where it was told. */
export interface QuotableSentence extends ReadSentence {
  /** Index into the survey data. */
  readonly answer: number;
  readonly topic: string | undefined;
}

/** The one place that decides what of a person's words may be shown back. */
function isQuotable(sentence: ReadSentence): boolean {
  return (
    (sentence.telling >= TELLING_MIN || namedOutright(sentence.quote).length > 0) &&
    sentence.quote.length <= QUOTE_CHARACTERS_MAX &&
    !sentence.quote.trimEnd().endsWith('?') &&
    !INTIMATE.test(sentence.quote) &&
    !isProfane(sentence.quote)
  );
}

export function quotable(told: readonly ToldAnswer[]): QuotableSentence[] {
  return told.flatMap((one, answer) =>
    isReadable(one)
      ? one.reading.sentences.filter(isQuotable).map((sentence) => ({ ...sentence, answer, topic: one.item.topic }))
      : [],
  );
}
