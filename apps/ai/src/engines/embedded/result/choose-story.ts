import { CONFLICT, LOW_POINT } from '../interview/topics.ts';
import { ALONE_MIN, CLOSING_RULE_MIN, RULE_MIN } from '../policy.ts';
import { isShowable } from '../quotable.ts';
import { wordsOf } from '../text/language.ts';
import { tellsOfDeath } from '../text/told-death.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { briefAt, excerptAt, isLaterPart, type Passage } from './passages.ts';
import { pointsBack } from './points-back.ts';

/** Topics that ask for what decided a life: what is told there counts more than the same number of words elsewhere. */
const DECISIVE: ReadonlySet<string | undefined> = new Set(['turning-point', 'choice-that-cost-me']);
const DECISIVE_WEIGHT = 1.3;
const STORY_WORDS_MIN = 40;
const EXCERPT_WORDS_MIN = 22;
const EXCERPT_WORDS_MAX = 66;
const CLOSING_WORDS_MAX = 34;

/** Weaker sentences take away from a stretch. */
const STRETCH_TELLING = 0.3;
const SENTENCE_WORDS_MAX = 40;
/** A story is easier to follow from its beginning. */
const FROM_THE_BEGINNING = 1.6;
const FIRST_WORDS_MIN = 3;
const CLOSING_WORDS_MIN = 6;

/** Topics that ask for something painful: told where a value stands on it, and not besides. */
const PAINFUL: ReadonlySet<string | undefined> = new Set([CONFLICT, LOW_POINT]);

/** Of each answer that tells much (how telling its sentences are, times their words) the stretch that tells most and can be understood; best first. */
export function storiesOf(answers: readonly ToldAnswer[]): Passage[] {
  return [...answers.entries()]
    .filter(([, one]) => one.item.follow_up === undefined)
    .filter(([, one]) => one.act === 'story' && !PAINFUL.has(one.item.topic) && !tellsOfDeath(one.item.answer))
    .filter(([, { item }]) => wordsOf(item.answer).length >= STORY_WORDS_MIN)
    .toSorted(([, one], [, other]) => weightOf(other) - weightOf(one))
    .flatMap(([answer]) => excerptOf(answers, answer) ?? []);
}

function weightOf({ item, reading }: ToldAnswer): number {
  const weight = reading.sentences.reduce((sum, { telling, quote }) => sum + telling * wordsOf(quote).length, 0);
  return DECISIVE.has(item.topic) ? weight * DECISIVE_WEIGHT : weight;
}

function excerptOf(answers: readonly ToldAnswer[], answer: number): Passage | undefined {
  const told = answers[answer];
  const sentences = told?.reading.sentences ?? [];
  let best: { from: number; to: number; weight: number } | undefined;
  for (const [from, first] of sentences.entries()) {
    if (told === undefined || isLaterPart(told, first) || wordsOf(first.quote).length < FIRST_WORDS_MIN) continue;
    let words = 0;
    let weight = 0;
    for (const [after, sentence] of sentences.slice(from).entries()) {
      words += wordsOf(sentence.quote).length;
      weight += (sentence.telling - STRETCH_TELLING) * wordsOf(sentence.quote).length;
      if (words > EXCERPT_WORDS_MAX || !isEasy(sentence.quote, from + after === sentences.length - 1)) break;
      const further = sentences.slice(from + 1, from + after + 1).map(({ quote }) => quote);
      // Before the first sentence nothing was said: nothing is missing.
      if (from > 0 && pointsBack(first.quote, further)) break;
      if (words < EXCERPT_WORDS_MIN) continue;
      const share = from === 0 ? weight * FROM_THE_BEGINNING : weight;
      if (best === undefined || share > best.weight) best = { from, to: from + after, weight: share };
    }
  }
  return best && excerptAt(answers, answer, { from: best.from, to: best.to, at: best.from });
}

/** A part of a run-on sentence ends without a stop: too long to be read in one breath. */
function isEasy(quote: string, isLast: boolean): boolean {
  return isShowable(quote) && wordsOf(quote).length <= SENTENCE_WORDS_MAX && (isLast || /[.!?…]\P{L}*$/u.test(quote));
}

/** Sentences that say how the person lives and need no other sentence; what they tell of a conflict is not what they stand for. */
export function ownRules(answers: readonly ToldAnswer[]): Passage[] {
  return answers.flatMap((one, answer) =>
    isReadable(one) && one.item.topic !== CONFLICT && one.act !== 'guilt'
      ? [...one.reading.sentences.entries()]
          .filter(([, { rule, alone, quote }]) => rule >= CLOSING_RULE_MIN && alone >= ALONE_MIN && isShowable(quote))
          .map(([at]) => briefAt(answers, answer, at))
          .filter((passage) => isClosing(passage))
      : [],
  );
}

/** "I do not think I am brave.": true, and not what a text about somebody should end on. Nor is half a sentence. */
const AGAINST_ONESELF =
  /^to \p{L}+ |\bi(?:['’]m| am)? (?:not|less|bad at|no good)\b|\bi (?:do not|don['’]?t) think i\b/iu;

/** A rule of the person's own, short enough for the end. */
export function isClosing(passage: Passage): boolean {
  const { length } = wordsOf(passage.text);
  if (passage.regret !== undefined || AGAINST_ONESELF.test(passage.text)) return false;
  return isOwnRule(passage) && !passage.isOpen && length >= CLOSING_WORDS_MIN && length <= CLOSING_WORDS_MAX;
}

/** What somebody else did or said is no rule of the person's, whatever the reader says. */
export function isOwnRule({ rule, actor }: Passage): boolean {
  return rule >= RULE_MIN && (actor === 'self' || actor === 'nobody');
}
