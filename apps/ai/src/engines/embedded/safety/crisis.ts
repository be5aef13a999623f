import {
  CRISIS_MIN,
  CRISIS_MIN_MASKED,
  CRISIS_MIN_NAMED,
  CRISIS_MIN_OTHER_LANGUAGE,
  CRISIS_SURE_MIN,
  MASKED_CHARACTERS_MAX,
} from '../policy.ts';
import { namedOutright } from '../proposals/named-outright.ts';
import type { Reader } from '../reader/reader.ts';
import type { Reading } from '../reader/reading.ts';
import { isOtherLanguage, wordsOf } from '../text/language.ts';
import { sentencesOf } from '../text/sentences.ts';
import { crisisScore } from './crisis-score.ts';
import { tellsOfHarmNow } from './harm-now.ts';
import { unmasked } from './unmask.ts';

/** Said alone, these mean one thing; the reader needs more words to be certain. */
const SAID_ALONE =
  /^\W*(?:(?:so|yes|well|and)\W+)*(?:i(?:['’]?ve| have)?(?: been)? )?(?:already )?(?:(?:picked|chosen|set) (?:the|a|my) (?:day|date)|(?:giving|given|gave) (?:all )?my (?:things|stuff|belongings) away)\W*$/iu;
/** Said anywhere, these are plain, and the reader is not certain of each of them. */
const SAID_PLAINLY =
  /\bi (?:(?:really|just|still|only|often|sometimes) )*(?:want|wish) to (?:kill myself|die|end my life)\b|\bi (?:(?:still|often|sometimes) )*(?:have|keep having|have had|am having) thoughts of (?:suicide|killing myself|ending)\b|\bcutting (?:myself )?again\b|\brope\b.{0,60}\b(?:letters?|notes?) (?:to|for) (?:my|our|each)\b|\bmy (?:husband|wife|partner|boyfriend|girlfriend|ex)\b.{0,30}\bkill me if i (?:leave|go|tell|try)\b/iu;

/**
 * Whether somebody may be in danger now. A missed cry for help may cost a life and a false alarm costs a kind sentence, so the thresholds are low.
 * English is judged by the reader, also where letters are spaced or masked; other languages, which it does not know, by a score of their own.
 */
export async function isCrisis(
  answer: string,
  reader: Reader,
  { question = '', isAdvice = false }: { readonly question?: string; readonly isAdvice?: boolean } = {},
): Promise<boolean> {
  if (answer.trim() === '') return false;
  if (saysPlainly(answer)) return true;
  if (isOtherLanguage(answer)) return crisisScore(answer) >= CRISIS_MIN_OTHER_LANGUAGE;
  const { crisis } = await reader.read(answer, question);
  // What somebody would say to a friend ("Go home. It is not too late.") often hints at nothing.
  const isDoubtful = isAdvice && crisis < CRISIS_SURE_MIN && wordsOf(answer).length <= UNSURE_WORDS_MAX;
  if (tellsOfHarmNow(answer) || (isJudgedByScore(answer, { crisis }) && !isDoubtful)) return true;
  const masked = maskedSentences(answer);
  return masked !== '' && (await reader.read(masked)).crisis >= CRISIS_MIN_MASKED;
}

function saysPlainly(answer: string): boolean {
  return SAID_ALONE.test(answer) || SAID_PLAINLY.test(answer);
}

/** Whether the reader's score takes an answer for a cry for help. */
function isJudgedByScore(answer: string, { crisis }: Pick<Reading, 'crisis'>): boolean {
  return crisis >= leastScore(answer);
}

/** Of long answers each passage is judged more strictly already. */
const UNSURE_WORDS_MAX = 100;

/** Whether only a low score takes an answer for a cry for help: no plain words, no masked letters, in a language that the reader knows. */
export function isByLowScore(answer: string, reading: Pick<Reading, 'crisis'>, sureMin: number): boolean {
  if (saysPlainly(answer) || isOtherLanguage(answer) || maskedSentences(answer) !== '') return false;
  const isHeard = tellsOfHarmNow(answer) || isJudgedByScore(answer, reading);
  return isHeard && reading.crisis < sureMin && wordsOf(answer).length <= UNSURE_WORDS_MAX;
}

/** Who says in every sentence what they value ("I need humor to get through a day like that.") is heard, unless the danger is plain. */
function leastScore(answer: string): number {
  return sentencesOf(answer).every(({ quote }) => namedOutright(quote).length > 0) ? CRISIS_MIN_NAMED : CRISIS_MIN;
}

/** The sentences with masked letters, as what they say. In short answers only: nobody masks letters for a page, and reading twice takes time. */
function maskedSentences(answer: string): string {
  if (answer.length > MASKED_CHARACTERS_MAX) return '';
  return sentencesOf(answer)
    .map(({ quote }) => ({ quote, plain: unmasked(quote) }))
    .filter(({ quote, plain }) => plain !== quote)
    .map(({ plain }) => plain)
    .join(' ');
}
