import { isAboutSomebody } from '../interview/topics.ts';
import { RULE_MIN } from '../policy.ts';
import { isShowable } from '../quotable.ts';
import type { ReadSentence } from '../reader/reading.ts';
import { wordsOf } from '../text/language.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { isKept, isOneDeed, isToday } from './deeds.ts';
import { isOnceForAll, NO_BEGINNING } from './beginnings.ts';
import { isOpenAtStart, namesSomebody, pointsBack } from './points-back.ts';
import { isIn, type Scene, sumIn, wordCount, wordsIn } from './scene.ts';
import { checkedSentences, FIRST_WORDS_MIN, gapsFrom } from './scene-gaps.ts';

/** Weaker sentences take away from a scene. */
const TELLING_EVEN = 0.3;
/**
 * What it costs a scene, in telling words: to leave something out, to end before the end, to end where the
 * next sentence goes on, to begin later, to end before what the person took from it.
 */
const GAP_COST = 25;
const EARLY_END_COST = 4;
const CUT_OFF_COST = 8;
const LATE_START_COST = 15;
const LESSON_LOST_COST = 30;
/** A scene that does not reach its end leaves at most so much of it untold. */
const UNTOLD_MAX = 1 / 3;
/** Where a scene may begin later: there the reader has to understand it. */
const LATE_ALONE_MIN = 0.4;
/** What a further sentence that stands under a value is worth. */
const KEY_WORTH = 12;
/** A passage that ends at its point may be shorter. */
const POINT_WORDS_MIN = 9;
/** From here on an answer is long. */
const SENTENCES_MANY = 14;
/** Less of an answer is no scene. */
const PART_WORDS_MIN = 18;
const CHAT_WORDS_MAX = 10;
const CHAT =
  /^(?:(?:yes|no|good|ok(?:ay)?|fine|sure|honestly|lighter|so|well|hm+|right|several|easy)\b(?!.*\b(?:i|my|we)\b)|then i can say it|it was easy|fair enough|it is(?:n['’]t| not) (?:that|so|very|really) (?:different|hard|easy)|oh (?:god|lord|dear|wow)\b(?!.*\b(?:i|my|we)\b)|you(?:['’]re| are) (?:going|asking)|that(?: one)? ended well|nothing (?:more |else )?to (?:add|say|worry about)|(?:i['’]?m|i am) (?:ok(?:ay)?|fine|all right|grand)\b|nah,? i said)/iu;
const BEGINS_WITH_SOMEBODY = /^(?:(?:and|but|so|then) )?(?:he|she|they)\b/iu;

/** Where a scene ends: with the story, as far as there is room for it, or at its point: with the last sentence, or one that says how the person lives. */
type Ending = 'story' | 'point';

/**
 * The scene around the sentence `key`, told from where a stranger can follow it to its end, as far as `wordsMax` reaches. `others` are sentences
 * that should be in it as well.
 */
export function sceneAround(
  told: ToldAnswer,
  key: number,
  others: readonly number[],
  wordsMax: number,
  ending: Ending = 'story',
): Scene | undefined {
  const { sentences } = told.reading;
  const first = firstOf(told);
  const last = lastOf(told);
  const isPoint = ending === 'point';
  let best: { scene: Scene; worth: number } | undefined;
  const offer = (scene: Scene) => {
    const isPart = scene.from > first || scene.to < last;
    if (isPart && wordsIn(sentences, scene) < (isPoint ? POINT_WORDS_MIN : PART_WORDS_MIN)) return;
    const worth = worthOf(told, scene, { first, last, others });
    if (best === undefined || worth > best.worth) best = { scene, worth };
  };
  const isLong = last - first >= SENTENCES_MANY;
  // In a long answer the scene is near its sentence, and nothing is left out: the time this takes must not grow with the answer.
  const earliest = isLong ? Math.max(first, key - SENTENCES_MANY) : first;
  const latest = isLong ? Math.min(last, key + SENTENCES_MANY) : last;
  for (let from = earliest; from <= key; from += 1) {
    for (let to = key; to <= latest; to += 1) {
      const isShort = wordsIn(sentences, { from, to }) <= wordsMax;
      if (isLong && !isShort) break;
      if (!isWhole(told, from, to) || !isBegun(told, from, to, first)) continue;
      if (isPoint && ((from > first && !isRuleAt(from)) || (to < last && !isPointOf(told, to)))) continue;
      if (!isPoint && !isLong && untold(told, first, to, last) > UNTOLD_MAX) continue;
      if (!isLong && isPointLost(told, to, last)) continue;
      if (isShort) offer({ from, to });
      else
        for (const gap of gapsFrom(told, from, last))
          if (gap[1] < to && (key < gap[0] || key > gap[1]) && isToldEnough({ from, to, gap }))
            offer({ from, to, gap });
    }
  }
  return best?.scene;

  function isRuleAt(at: number): boolean {
    const sentence = sentences[at];
    return (
      sentence !== undefined && sentence.rule >= RULE_MIN && !isOneDeed(sentence.quote) && !isOnceForAll(sentence.quote)
    );
  }

  /** Of a passage that ends at its point little is left out, and its beginning is that of the answer. */
  function isToldEnough({ from, to, gap }: Scene): boolean {
    const words = wordsIn(sentences, { from, to, gap });
    if (words > wordsMax) return false;
    return !isPoint || (from === first && words >= (1 - UNTOLD_MAX) * wordsIn(sentences, { from, to }));
  }
}

/** Whether the scene is told from the beginning of an answer to our question. */
export function isFromBeginning(told: ToldAnswer, { from }: Scene): boolean {
  return told.item.follow_up === undefined && from === firstOf(told);
}

/** The first sentence that tells something: words to the interviewer are left out where nobody is named in them. */
function firstOf(told: ToldAnswer): number {
  const first = told.reading.sentences.findIndex((sentence) => !isChat(sentence));
  return first <= 0 || isOpenFrom(told, first) ? 0 : first;
}

/** The first words that are not said to the interviewer. */
function firstTold(sentences: readonly ReadSentence[]): string {
  return sentences.find((sentence) => !isChat(sentence))?.quote ?? '';
}

function isChat({ quote }: ReadSentence): boolean {
  return wordsOf(quote).length <= CHAT_WORDS_MAX && CHAT.test(quote) && !namesSomebody(quote.replace(CHAT, ''));
}

function isOpenFrom({ reading: { sentences } }: ToldAnswer, from: number): boolean {
  const [start, ...others] = sentences.slice(from).map(({ quote }) => quote);
  return start === undefined || isOpenAtStart(start, others);
}

/** The last sentence before those that may not be shown. */
function lastOf({ reading: { sentences } }: ToldAnswer): number {
  return sentences.findLastIndex(({ quote }) => isShowable(quote));
}

/** Whether every sentence may be shown, and the last one is not cut in the middle. Questions of the story are no end of it. */
function isWhole(told: ToldAnswer, from: number, to: number): boolean {
  const checked = checkedSentences(told);
  if (checked[to + 1]?.isLaterPart === true) return false;
  return checked.slice(from, to).every(({ isMiddle }) => isMiddle) && checked[to]?.isEnd === true;
}

function isBegun(told: ToldAnswer, from: number, to: number, first: number): boolean {
  const { sentences } = told.reading;
  const [start, ...others] = sentences.slice(from, to + 1);
  if (start === undefined || checkedSentences(told)[from]?.isLaterPart !== false) return false;
  const further = others.map(({ quote }) => quote);
  // Before the first sentence of an answer to our question nothing was said, and our words before it say what was asked.
  if (from === first && told.item.follow_up === undefined)
    return isAboutSomebody(told.item.topic) || !BEGINS_WITH_SOMEBODY.test(firstTold([start, ...others]));
  if (start.alone < LATE_ALONE_MIN || wordCount(start) < FIRST_WORDS_MIN || NO_BEGINNING.test(start.quote))
    return false;
  return !pointsBack(start.quote, further);
}

/** How much of the answer comes after the end of the scene. */
function untold({ reading: { sentences } }: ToldAnswer, first: number, to: number, last: number): number {
  return wordsIn(sentences, { from: to + 1, to: last }) / wordsIn(sentences, { from: first, to: last });
}

/** Whether what the person took from it comes after `to`. */
function isPointLost(told: ToldAnswer, to: number, last: number): boolean {
  return told.reading.sentences.some(
    ({ quote, rule }, at) => at > to && at <= last && (rule >= RULE_MIN || isToday(quote)),
  );
}

function isPointOf({ reading: { sentences } }: ToldAnswer, at: number): boolean {
  const sentence = sentences[at];
  return sentence !== undefined && (sentence.rule >= RULE_MIN || isKept(sentence.quote, sentence.rule));
}

interface Bounds {
  readonly first: number;
  readonly last: number;
  readonly others: readonly number[];
}

function worthOf(answer: ToldAnswer, scene: Scene, { first, last, others }: Bounds): number {
  const { sentences } = answer.reading;
  const told = sumIn(sentences, scene, (one) => (one.telling - TELLING_EVEN) * wordCount(one));
  const isLessonLost =
    isPointLost(answer, scene.to, last) ||
    (scene.gap !== undefined && isPointLost(answer, scene.gap[0] - 1, scene.gap[1]));
  const isCutOff = scene.to < last && checkedSentences(answer)[scene.to + 1]?.pointsBack === true;
  return (
    told +
    KEY_WORTH * others.filter((at) => isIn(scene, at)).length -
    (scene.gap === undefined ? 0 : GAP_COST) -
    (scene.to < last ? EARLY_END_COST : 0) -
    (isLessonLost ? LESSON_LOST_COST : 0) -
    (isCutOff ? CUT_OFF_COST : 0) -
    (scene.from > first ? LATE_START_COST : 0)
  );
}
