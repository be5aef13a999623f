import { CONFLICT } from '../interview/topics.ts';
import { ALONE_MIN, CLOSING_RULE_MIN, RULE_MIN } from '../policy.ts';
import { isShowable } from '../quotable.ts';
import { wordsOf } from '../text/language.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { briefAt, excerptAt, type Passage } from './passages.ts';
import { pointsBack } from './who-acts.ts';

/** Topics that ask for what decided a life: what is told there counts more than the same number of words elsewhere. */
const DECISIVE: ReadonlySet<string | undefined> = new Set(['turning-point', 'low-point', 'choice-that-cost-me']);
const DECISIVE_WEIGHT = 1.3;
const STORY_WORDS_MIN = 40;
const EXCERPT_WORDS_MAX = 54;
const CLOSING_WORDS_MAX = 34;

/** Weaker sentences take away from a stretch. */
const STRETCH_TELLING = 0.3;
const SENTENCE_WORDS_MAX = 40;
const FIRST_WORDS_MIN = 3;
const CLOSING_WORDS_MIN = 6;

/** Of the answer that tells most (how telling its sentences are, times their words) the stretch that tells most and can be understood. */
export function strongestStory(answers: readonly ToldAnswer[]): Passage | undefined {
  const [strongest] = [...answers.entries()]
    .filter(([, one]) => isReadable(one) && one.item.follow_up === undefined)
    .filter(([, { item }]) => wordsOf(item.answer).length >= STORY_WORDS_MIN)
    .toSorted(([, one], [, other]) => weightOf(other) - weightOf(one));
  return strongest && excerptOf(answers, strongest[0]);
}

function weightOf({ item, reading }: ToldAnswer): number {
  const weight = reading.sentences.reduce((sum, { telling, quote }) => sum + telling * wordsOf(quote).length, 0);
  return DECISIVE.has(item.topic) ? weight * DECISIVE_WEIGHT : weight;
}

function excerptOf(answers: readonly ToldAnswer[], answer: number): Passage | undefined {
  const sentences = answers[answer]?.reading.sentences ?? [];
  let best: { from: number; to: number; weight: number } | undefined;
  for (const [from, first] of sentences.entries()) {
    if (pointsBack(first.quote) || wordsOf(first.quote).length < FIRST_WORDS_MIN) continue;
    let words = 0;
    let weight = 0;
    for (const [after, sentence] of sentences.slice(from).entries()) {
      words += wordsOf(sentence.quote).length;
      weight += (sentence.telling - STRETCH_TELLING) * wordsOf(sentence.quote).length;
      if (words > EXCERPT_WORDS_MAX || !isEasy(sentence.quote, from + after === sentences.length - 1)) break;
      if (best === undefined || weight > best.weight) best = { from, to: from + after, weight };
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
    isReadable(one) && one.item.topic !== CONFLICT
      ? [...one.reading.sentences.entries()]
          .filter(([, { rule, alone, quote }]) => rule >= CLOSING_RULE_MIN && alone >= ALONE_MIN && isShowable(quote))
          .map(([at]) => briefAt(answers, answer, at))
          .filter((passage) => isClosing(passage))
      : [],
  );
}

/** A rule of the person's own, short enough for the end. */
export function isClosing(passage: Passage): boolean {
  const { length } = wordsOf(passage.text);
  return isOwnRule(passage) && !passage.isOpen && length >= CLOSING_WORDS_MIN && length <= CLOSING_WORDS_MAX;
}

/** What somebody else did or said is no rule of the person's, whatever the reader says. */
export function isOwnRule({ rule, actor }: Passage): boolean {
  return rule >= RULE_MIN && (actor === 'self' || actor === 'nobody');
}
