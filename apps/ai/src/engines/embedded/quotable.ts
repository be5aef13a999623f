import { namedOutright } from './proposals/named-outright.ts';
import { QUOTE_CHARACTERS_MAX, QUOTE_WORDS_MIN, TELLING_MIN, VERY_TELLING } from './policy.ts';
import type { ReadSentence } from './reader/reading.ts';
import { INTIMATE } from './safety/intimate-words.ts';
import { wordsOf } from './text/language.ts';
import { isProfane } from './safety/profanity.ts';
import { isReadable, type ToldAnswer } from './told-answer.ts';

/** A sentence that may stand on the result, and where it was told. */
export interface QuotableSentence extends ReadSentence {
  /** Index into the survey data. */
  readonly answer: number;
  readonly topic: string | undefined;
  /** 0..1: how hard its answer is to tell. */
  readonly pain: number;
}

/** Remarks to the interviewer are no part of a story. */
const TO_THE_INTERVIEWER =
  /\b(?:safety notice|(?:that|this) notice|your (?:next |last )?questions?|this (?:survey|questionnaire))\b/iu;
/** Nor are these; but a person who would "rather skip that one" may say something about privacy. */
const ASIDE =
  /\b(?:(?:my|next|another) question|(?:just|already) (?:told|gave|said to) you|more (?:detail|sentences)|rather skip)\b/iu;

/** The one place that decides what of a person's words may be shown back. */
function isQuotable(sentence: ReadSentence): boolean {
  const { quote, telling } = sentence;
  const isTelling = telling >= TELLING_MIN && (wordsOf(quote).length >= QUOTE_WORDS_MIN || telling >= VERY_TELLING);
  return (isTelling || namedOutright(quote).length > 0) && isProper(quote);
}

function isProper(quote: string): boolean {
  return (
    quote.length <= QUOTE_CHARACTERS_MAX &&
    !quote.trimEnd().endsWith('?') &&
    !INTIMATE.test(quote) &&
    !TO_THE_INTERVIEWER.test(quote) &&
    !isProfane(quote)
  );
}

/** Whether the words may be shown back that nobody put under a value: beside a sentence that is quoted, as a story, at the end. */
export function isShowable(quote: string): boolean {
  return isProper(quote) && !ASIDE.test(quote);
}

export function quotable(told: readonly ToldAnswer[]): QuotableSentence[] {
  return told.flatMap((one, answer) =>
    isReadable(one)
      ? one.reading.sentences.filter(isQuotable).map((sentence) => ({
          ...sentence,
          answer,
          topic: one.item.topic,
          pain: one.reading.acts.heavy,
        }))
      : [],
  );
}
