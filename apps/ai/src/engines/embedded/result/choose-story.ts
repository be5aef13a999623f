import { CONFLICT, LOW_POINT } from '../interview/topics.ts';
import { CLOSING_ALONE_MIN, CLOSING_RULE_MIN, RULE_MIN } from '../policy.ts';
import { isShowable } from '../quotable.ts';
import type { ReadSentence } from '../reader/reading.ts';
import { wordsOf } from '../text/language.ts';
import { tellsOfDeath } from '../text/told-death.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { isOnceForAll, NO_BEGINNING } from './beginnings.ts';
import { isToday } from './deeds.ts';
import { isConfession, painOf } from './painful.ts';
import { excerptOf, type Passage } from './passages.ts';
import { pointsBack } from './points-back.ts';
import { sceneAround } from './scenes.ts';
import { isLaterPart } from './sentence-parts.ts';

/** Topics that ask for what decided a life: what is told there counts more than the same number of words elsewhere. */
const DECISIVE: ReadonlySet<string | undefined> = new Set(['turning-point', 'choice-that-cost-me']);
const DECISIVE_WEIGHT = 1.3;
const STORY_WORDS_MIN = 40;
const STORY_WORDS = [96, 80, 64] as const;
const CLOSING_WORDS_MAX = 34;

const CLOSING_WORDS_MIN = 6;

/** Topics that ask for something painful: told where a value stands on it, and not besides. */
const PAINFUL: ReadonlySet<string | undefined> = new Set([CONFLICT, LOW_POINT]);

/** Of each answer that tells much (how telling its sentences are, times their words) the stretch that tells most and can be understood; best first. */
export function storiesOf(answers: readonly ToldAnswer[]): Passage[] {
  return [...answers.entries()]
    .filter(([, one]) => one.item.follow_up === undefined)
    .filter(([, one]) => one.act === 'story' && !PAINFUL.has(one.item.topic) && !tellsOfDeath(one.item.answer))
    .filter(([, one]) => painOf(one) === undefined)
    .filter(([, { item }]) => wordsOf(item.answer).length >= STORY_WORDS_MIN)
    .toSorted(([, one], [, other]) => weightOf(other) - weightOf(one))
    .flatMap(([answer]) => excerptFor(answers, answer) ?? []);
}

function weightOf({ item, reading }: ToldAnswer): number {
  const weight = reading.sentences.reduce((sum, { telling, quote }) => sum + telling * wordsOf(quote).length, 0);
  return DECISIVE.has(item.topic) ? weight * DECISIVE_WEIGHT : weight;
}

/** The scene around its most telling sentence. */
function excerptFor(answers: readonly ToldAnswer[], answer: number): Passage | undefined {
  const told = answers[answer];
  if (told === undefined) return undefined;
  const { sentences } = told.reading;
  const weights = sentences.map(({ telling, quote }) => (isShowable(quote) ? telling * wordsOf(quote).length : 0));
  const at = weights.indexOf(Math.max(...weights));
  const [full, ...shorter] = STORY_WORDS.flatMap((words) => {
    const scene = sceneAround(told, at, [], words);
    return scene ? [excerptOf(answers, answer, scene, at)] : [];
  });
  return full && { ...full, shorter };
}

/** So many ends are tried. */
const CLOSINGS_MAX = 8;
/** What the person does today needs less certainty that it can be understood alone: the words were checked. */
const TODAY_ALONE_MIN = 0.25;

/** Sentences that need no other one and can end the text: what the person does today first, then what says most clearly how they live. */
export function closingsOf(answers: readonly ToldAnswer[]): Passage[] {
  return answers
    .flatMap((one, answer) =>
      isReadable(one) && painOf(one) === undefined
        ? [...one.reading.sentences.entries()]
            .filter(([, sentence]) => isEnd(one, sentence))
            .map(([at]) => excerptOf(answers, answer, { from: at, to: at }, at))
            .filter((passage) => isClosing(passage))
        : [],
    )
    .toSorted((one, other) => endWorth(other) - endWorth(one))
    .slice(0, CLOSINGS_MAX);
}

function isEnd(told: ToldAnswer, sentence: ReadSentence): boolean {
  const { quote, rule, alone, side } = sentence;
  const isClear = isToday(quote) ? alone >= TODAY_ALONE_MIN : rule >= CLOSING_RULE_MIN && alone >= CLOSING_ALONE_MIN;
  if (!isClear || side !== 'lived' || !isShowable(quote) || isConfession(quote)) return false;
  return !pointsBack(quote) && !isLaterPart(told, sentence);
}

function endWorth({ isToday: isTodays = false, rule }: Passage): number {
  return rule + (isTodays ? 1 : 0);
}

/** "I do not think I am brave.": true, and not what a text about somebody should end on. Nor is half a sentence. */
const AGAINST_ONESELF =
  /^to \p{L}+ |\bi(?:['’]m| am)? (?:not|less|bad at|no good)\b|\bi (?:do not|don['’]?t) think i\b/iu;

/** A rule of the person's own, short enough for the end. */
function isClosing(passage: Passage): boolean {
  const { length } = wordsOf(passage.text);
  if (AGAINST_ONESELF.test(passage.text) || NO_BEGINNING.test(passage.text) || isOnceForAll(passage.text)) return false;
  const isOwn = passage.actor === 'self' || passage.actor === 'nobody';
  return (
    isOwn &&
    (passage.isToday === true || passage.rule >= RULE_MIN) &&
    length >= CLOSING_WORDS_MIN &&
    length <= CLOSING_WORDS_MAX
  );
}

/** What somebody else did or said is no rule of the person's, whatever the reader says. */
export function isOwnRule({ rule, actor }: Passage): boolean {
  return rule >= RULE_MIN && (actor === 'self' || actor === 'nobody');
}
