import { ALONE_MIN, OWN_WORDS_RULE_MIN, RULE_MIN, STANDS_ALONE_MIN } from '../policy.ts';
import { isShowable } from '../quotable.ts';
import type { ReadSentence } from '../reader/reading.ts';
import { wordsOf } from '../text/language.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { countWords, isLaterPart } from './sentence-parts.ts';
import { isOnceForAll, NO_BEGINNING } from './beginnings.ts';
import { isOneDeed, isToday } from './deeds.ts';
import { pointsBack } from './points-back.ts';
import type { Scene } from './scene.ts';

const WORDS_MAX = 55;
/** A longer passage goes on no further. */
const WORDS_MANY = 40;
/** A longer one needs nothing before it. */
const WORDS_FEW = 9;
/** What goes on from a sentence that stands alone may lean on it. */
const GOES_ON_RULE_MIN = 0.3;
const WORDS_MIN = 5;
/** "I have learned to say it early.": true until today. */
const SINCE_THEN = /\b(?:i|we)(?:['’]ve| have) /iu;
/**
 * The sentence with others around it that say how the person lives, begun where it can be understood without what was asked; undefined where
 * there is no such beginning.
 */
export function ownWordsAround(told: ToldAnswer, at: number): Scene | undefined {
  const { sentences } = told.reading;
  for (let from = at; from >= 0; from -= 1) {
    const start = sentences[from];
    const stretch = sentences.slice(from, at + 1);
    if (start === undefined || countWords(stretch) > WORDS_MAX || !stretch.every(({ quote }) => isShowable(quote)))
      return undefined;
    if (isBeginning(told, start, stretch)) {
      const first = beginningOf(told, from, at);
      return { from: first, to: endOf(told, first, at) };
    }
  }
  return undefined;
}

/** The sentence alone, where it says how the person lives and needs nothing before it. */
export function ownSentence(told: ToldAnswer, at: number): Scene | undefined {
  const sentence = told.reading.sentences[at];
  const next = told.reading.sentences[at + 1];
  if (sentence === undefined || (next !== undefined && isLaterPart(told, next))) return undefined;
  const { quote, rule, alone } = sentence;
  const isClear = (rule >= RULE_MIN && alone >= STANDS_ALONE_MIN) || isToday(quote);
  if (
    !isClear ||
    wordsOf(quote).length < WORDS_MIN ||
    NO_BEGINNING.test(quote) ||
    isOneDeed(quote) ||
    isOnceForAll(quote)
  )
    return undefined;
  return !isShowable(quote) || isLaterPart(told, sentence) || pointsBack(quote) ? undefined : { from: at, to: at };
}

function isBeginning(told: ToldAnswer, start: ReadSentence, stretch: readonly ReadSentence[]): boolean {
  const further = stretch.slice(1).map(({ quote }) => quote);
  return (
    start.alone >= STANDS_ALONE_MIN &&
    start.rule >= OWN_WORDS_RULE_MIN &&
    wordsOf(start.quote).length >= WORDS_MIN &&
    !NO_BEGINNING.test(start.quote) &&
    !isOnceForAll(start.quote) &&
    (!isOneDeed(start.quote) || SINCE_THEN.test(start.quote)) &&
    !isLaterPart(told, start) &&
    !pointsBack(start.quote, further)
  );
}

/** Sentences before it that also say how the person lives. */
function beginningOf(told: ToldAnswer, from: number, at: number): number {
  const { sentences } = told.reading;
  let first = from;
  for (let before = from - 1; before >= 0; before -= 1) {
    const [start] = sentences.slice(before);
    if (start === undefined || countWords(sentences.slice(first, at + 1)) > WORDS_FEW || !isShowable(start.quote))
      break;
    if (start.rule < RULE_MIN || isLaterPart(told, start) || pointsBack(start.quote, [])) break;
    if (start.alone >= ALONE_MIN) first = before;
  }
  return first;
}

/** As far as the person goes on about how they live. */
function endOf(told: ToldAnswer, from: number, at: number): number {
  const { sentences } = told.reading;
  let to = at;
  for (let next = at + 1; next < sentences.length; next += 1) {
    const sentence = sentences[next];
    const stretch = sentences.slice(from, next + 1);
    if (sentence === undefined || !isShowable(sentence.quote) || countWords(stretch) > WORDS_MANY) break;
    const isPart = isLaterPart(told, sentence);
    if (!isPart && (sentence.rule < GOES_ON_RULE_MIN || /^so\b/iu.test(sentence.quote) || pointsBack(sentence.quote)))
      break;
    to = next;
  }
  return to;
}
