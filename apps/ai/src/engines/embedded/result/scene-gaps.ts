import { isAboutSomebody } from '../interview/topics.ts';
import { isShowable } from '../quotable.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { namesNobody, pointsBack } from './points-back.ts';
import { type Gap, wordCount, wordsIn } from './scene.ts';
import { isLaterPart } from './sentence-parts.ts';

/** Shorter sentences begin nothing. */
export const FIRST_WORDS_MIN = 3;
const SENTENCE_WORDS_MAX = 50;
/** What comes before a gap says what the scene is about. */
const HEAD_WORDS_MIN = 8;
/** "So I …", "that finding", "the same evening": something that was told before. */
const POINTS_SOMEWHERE = /^(?:so|but|and|then|also|still)\b|\b(?:that|those|this|these|the same|the other) \p{L}+/iu;

/** What the words of a sentence decide, whatever the scene around it. */
interface CheckedSentence {
  readonly isLaterPart: boolean;
  /** May stand at the end of a scene. */
  readonly isEnd: boolean;
  /** May stand before the end. */
  readonly isMiddle: boolean;
  readonly pointsBack: boolean;
}

const checkedAnswers = new WeakMap<ToldAnswer, readonly CheckedSentence[]>();

/** Every scene of an answer asks this of the same sentences: checked once. */
export function checkedSentences(told: ToldAnswer): readonly CheckedSentence[] {
  const known = checkedAnswers.get(told);
  if (known !== undefined) return known;
  const checked = told.reading.sentences.map((sentence) => {
    const { quote } = sentence;
    const isReadable = wordCount(sentence) <= SENTENCE_WORDS_MAX;
    const isEnd = isReadable && isShowable(quote);
    const isQuestion = told.act !== 'question-to-us' && quote.endsWith('?') && isShowable(quote.slice(0, -1));
    return {
      isLaterPart: isLaterPart(told, sentence),
      isEnd,
      isMiddle: isEnd || (isReadable && isQuestion),
      pointsBack: pointsBack(quote),
    };
  });
  checkedAnswers.set(told, checked);
  return checked;
}

const knownGaps = new WeakMap<ToldAnswer, Map<number, readonly Gap[]>>();

/** Every scene that begins there asks for the same: found once. */
export function gapsFrom(told: ToldAnswer, from: number, last: number): readonly Gap[] {
  const known = knownGaps.get(told) ?? new Map<number, readonly Gap[]>();
  const gaps = known.get(from) ?? gapsIn(told, from, last);
  knownGaps.set(told, known.set(from, gaps));
  return gaps;
}

/** Stretches after the beginning that can be left out: what comes after must not point into them. */
function gapsIn(told: ToldAnswer, from: number, latest: number): Gap[] {
  const { sentences } = told.reading;
  const checked = checkedSentences(told);
  const found: Gap[] = [];
  for (let start = from + 1; start < latest; start += 1) {
    if (checked[start]?.isLaterPart !== false) continue;
    if (wordsIn(sentences, { from, to: start - 1 }) < HEAD_WORDS_MIN) continue;
    const head = sentences.slice(from, start).map(({ quote }) => quote);
    for (let end = start; end < latest; end += 1) {
      const next = sentences[end + 1];
      if (next === undefined || checked[end + 1]?.isLaterPart !== false) continue;
      if (wordCount(next) < FIRST_WORDS_MIN || pointsBackAfter(told, head, next.quote)) continue;
      found.push([start, end]);
    }
  }
  return found;
}

/** Of what was said before the gap only the person who was asked about is still in mind. */
function pointsBackAfter(told: ToldAnswer, head: readonly string[], next: string): boolean {
  if (POINTS_SOMEWHERE.test(next) || namesNobody([...head, next].join(' '))) return true;
  return pointsBack(isAboutSomebody(told.item.topic) ? next.replace(/^(?:he|she)\b/iu, 'Ann') : next);
}
