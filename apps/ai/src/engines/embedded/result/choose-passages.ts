import type { ToldSentence } from '@lf/contract/survey';
import { CONFLICT } from '../interview/topics.ts';
import { CLEAR_MIN, SENTENCES_TRIED } from '../policy.ts';
import { valueNamed } from '../catalogue/catalogue.ts';
import { scorePairs } from '../proposals/propose-values.ts';
import { isShowable, quotable, type QuotableSentence } from '../quotable.ts';
import type { Reader } from '../reader/reader.ts';
import type { ReadSentence } from '../reader/reading.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { closingsOf, storiesOf } from './choose-story.ts';
import { isAdmission, isAmends, isKept, isOneDeed, isToday } from './deeds.ts';
import { fallsShort } from './falls-short.ts';
import { ownSentence, ownWordsAround } from './own-words.ts';
import { isConfession, type Pain, painOf } from './painful.ts';
import { byHand, excerptOf, isOverlapping, type Passage, placeOf, type ToldPassage } from './passages.ts';
import { isIn, type Scene } from './scene.ts';
import { sceneAround } from './scenes.ts';
import { actorOf } from './who-acts.ts';

/** What the philosophy is made of, chosen before a word is written. */
export interface ChosenPassages {
  /** The person's words under their values, in their order. */
  readonly told: readonly ToldPassage[];
  /** The stories that tell most, of answers of which nothing stands under a value. */
  readonly stories?: readonly Passage[] | undefined;
  /** What the person does today and says of how they live, best first: one of them ends it. */
  readonly closings?: readonly Passage[] | undefined;
}

/** Values at the beginning of the order: each of them is to have words. */
export const FIRST_VALUES = 3;
/** Words of a scene, and of one that is told where there is less room. */
const SCENE_WORDS = [96, 80, 64, 48] as const;
const LENGTHS_WITH_GAP = 2;
/** Words of a passage that ends at its point. */
const POINT_WORDS = [72, 56, 44, 32] as const;
/** Of a wrong that was made up for. */
const MENDED_WORDS = [56, 44, 32] as const;
/** Values that somebody shows by making up for what they did, and by saying to others what they did. */
const SHOWN_BY_AMENDS: ReadonlySet<string> = new Set([
  'Accountability',
  'Responsibility',
  'Humility',
  'Integrity',
  'Forgiveness',
]);
const SHOWN_BY_ADMISSION: ReadonlySet<string> = new Set(['Honesty', 'Transparency', 'Courage', 'Authenticity']);

/** Where a value was told: an answer and a sentence of it. */
interface Told {
  readonly value: string;
  readonly answer: number;
  readonly at: number;
}

export async function choosePassages(
  reader: Reader,
  order: readonly string[],
  sentences: readonly ToldSentence[],
  answers: readonly ToldAnswer[],
): Promise<ChosenPassages> {
  const pairs = scorePairs(quotable(answers)).filter(({ own, named }) => named || own >= CLEAR_MIN);
  const found: ToldPassage[] = [];
  const placed = new Map(order.map((value) => [value, sentences.find((one) => one.value === value)]));
  const context: Context = { answers, order, placed, scenes: new Map() };
  for (const value of order) {
    if (found.some(({ values }) => values.includes(value))) continue;
    const own = placed.get(value);
    const hand = own && placeOf(own.quote, answers) === undefined ? own.quote : undefined;
    if (hand !== undefined) {
      if (isShowable(hand) && !fallsShort(hand, value) && !isConfession(hand))
        found.push({ ...(await byHand(reader, hand)), values: [value] });
      continue;
    }
    const name = valueNamed(value)?.name;
    const shown = pairs.filter((pair) => pair.value === name).map(({ sentence }) => sentence);
    const places = placesFor(own?.quote, shown, answers).map((place) => ({ value, ...place }));
    // What needs no word of ours before it comes first.
    if (!places.some((place) => put(found, place, context, false))) places.some((place) => put(found, place, context));
  }
  const used = new Set(found.map(({ place }) => place?.answer));
  return {
    told: found,
    stories: storiesOf(answers).filter(({ place }) => !used.has(place?.answer)),
    closings: closingsOf(answers),
  };
}

/** Where the value may be shown: the sentence of the person's choice, then the clearest of each answer. */
function placesFor(
  own: string | undefined,
  shown: readonly QuotableSentence[],
  answers: readonly ToldAnswer[],
): Pick<Told, 'answer' | 'at'>[] {
  const place = own === undefined ? undefined : placeOf(own, answers);
  const tried = new Map<number, number>();
  const clearest = shown.filter(({ answer }) => {
    tried.set(answer, (tried.get(answer) ?? 0) + 1);
    return (tried.get(answer) ?? 0) <= SENTENCES_TRIED;
  });
  const further = clearest.map(({ answer, start }) => ({
    answer,
    at: answers[answer]?.reading.sentences.findIndex((sentence) => sentence.start === start) ?? -1,
  }));
  return [...(place ? [place] : []), ...further];
}

interface Context {
  readonly answers: readonly ToldAnswer[];
  readonly order: readonly string[];
  readonly placed: ReadonlyMap<string, ToldSentence | undefined>;
  /** What was found around a sentence, by answer and sentence. */
  readonly scenes: Map<string, readonly Scene[]>;
}

/** Puts the value under a passage that is there already, or under a new one. */
function put(found: ToldPassage[], told: Told, context: Context, isFramed = true): boolean {
  const answer = context.answers[told.answer];
  if (answer === undefined) return false;
  const there = found.findIndex(({ place }) => place?.answer === told.answer && isIn(place, told.at));
  const passage = found[there];
  if (passage !== undefined) {
    const joined = withValue(passage, told, answer, context);
    if (joined === undefined) return false;
    found[there] = joined;
    return true;
  }
  const near = found.filter(({ place }) => place?.answer === told.answer);
  const [full, ...shorter] = lengthsFor(told, context)
    .filter(({ framed }) => isFramed || framed === undefined)
    .filter((one) => !near.some((other) => isOverlapping(other, one)));
  if (full === undefined) return false;
  found.push({ ...full, shorter, values: [told.value], keys: new Map([[told.value, told.at]]) });
  return true;
}

/** One of the first values must be seen in every length of the passage; another is named where it is seen. */
function withValue(passage: ToldPassage, told: Told, answer: ToldAnswer, { order }: Context): ToldPassage | undefined {
  const isSeen = ({ place, framed }: Passage) =>
    place !== undefined && framed === undefined && isIn(place, told.at) && isShown(answer, place, told) === 'shown';
  if (!isSeen(passage)) return undefined;
  const shorter = order.indexOf(told.value) < FIRST_VALUES ? passage.shorter?.filter(isSeen) : passage.shorter;
  const keys = new Map([...(passage.keys ?? []), [told.value, told.at]]);
  return { ...passage, shorter, values: [...passage.values, told.value], keys };
}

/** The words around the sentence in several lengths, longest first. */
function lengthsFor(told: Told, context: Context): Passage[] {
  const { answers, scenes: known } = context;
  const answer = answers[told.answer];
  const pain = answer && painOf(answer);
  if (answer === undefined || pain === 'grief') return [];
  // The same for every value.
  const key = `${told.answer} ${told.at}`;
  const scenes = known.get(key) ?? scenesAround(answer, pain, told, context);
  known.set(key, scenes);
  const found = new Map<string, Passage>();
  for (const scene of scenes) {
    const shown = isShown(answer, scene, told);
    if (shown === undefined) continue;
    // A painful story is told for how it was made up for, or not at all.
    if (pain !== undefined && shown === 'shown' && !isOwnRuleOnly(answer, scene)) continue;
    const excerpt = excerptOf(answers, told.answer, scene, told.at);
    found.set(excerpt.text, shown === 'shown' ? excerpt : { ...excerpt, framed: shown });
  }
  return [...found.values()].toSorted((one, other) => other.text.length - one.text.length);
}

/** What can be quoted around the sentence, whatever it shows. */
function scenesAround(
  answer: ToldAnswer,
  pain: Pain | undefined,
  { answer: index, at: key }: Pick<Told, 'answer' | 'at'>,
  { answers, placed, order }: Context,
): readonly Scene[] {
  const others = order.flatMap((value) => {
    const own = placed.get(value);
    const place = own && placeOf(own.quote, answers);
    return place?.answer === index && place.at !== key ? [place.at] : [];
  });
  const points = (words: readonly number[]) => words.map((max) => sceneAround(answer, key, others, max, 'point'));
  const stories = () =>
    SCENE_WORDS.map((max) => sceneAround(answer, key, others, max)).filter(
      // In few words a story with something left out loses what it is about.
      (scene, at) => scene?.gap === undefined || at < LENGTHS_WITH_GAP,
    );
  const isStory = pain === undefined && answer.item.follow_up === undefined;
  return [
    ...(isStory ? stories() : []),
    ...(pain === undefined ? points(POINT_WORDS) : []),
    ...(pain === 'own-wrong' ? points(MENDED_WORDS) : []),
    ownWordsAround(answer, key),
    ownSentence(answer, key),
  ].filter((scene) => scene !== undefined);
}

function isOwnRuleOnly({ reading }: ToldAnswer, scene: Scene): boolean {
  return reading.sentences.every(({ quote, rule }, at) => !isIn(scene, at) || isKept(quote, rule) || isToday(quote));
}

/**
 * Whether the words show the value, and what has to be said before them: that it was missing, or that the person fell short of it and what they did
 * about it, then or since. Undefined where the words show something else: a wrong that was not made up for shows no value.
 */
function isShown(answer: ToldAnswer, scene: Scene, { value, at }: Told): 'shown' | Passage['framed'] {
  const { sentences } = answer.reading;
  const own = sentences[at];
  if (own === undefined) return undefined;
  const inside = sentences.filter((_, index) => isIn(scene, index));
  const isWrong = ({ quote }: { readonly quote: string }) =>
    fallsShort(quote, value) || (isConfession(quote) && !isAmends(quote));
  const isConflict = answer.item.topic === CONFLICT;
  const actor = actorOf(
    own.quote,
    sentences.slice(0, at).map(({ quote }) => quote),
  );
  const isOwnDeed = (actor === 'self' || actor === 'both') && isOneDeed(own.quote);
  // Read as fallen short of, and no deed of the person's: nobody can say whose wrong it is.
  if (own.side === 'short' && !isOwnDeed && !isAmends(own.quote)) return undefined;
  const wrong = Math.max(inside.findLastIndex(isWrong), own.side === 'short' ? inside.indexOf(own) : -1);
  if (wrong < 0 && !isConflict && answer.act !== 'guilt') {
    if (own.side !== 'missed') return 'shown';
    return actor === 'other' || actor === 'seen' ? 'missed' : undefined;
  }
  const isOwnRule = (one: ReadSentence) => (isKept(one.quote, one.rule) || isToday(one.quote)) && !isWrong(one);
  if (inside.every(isOwnRule)) return 'shown';
  const after = inside.slice(Math.max(wrong, 0));
  const name = valueNamed(value)?.name ?? value;
  const isMended = after.some(
    ({ quote }) =>
      (isAmends(quote) && (SHOWN_BY_AMENDS.has(name) || !isConflict)) ||
      (isAdmission(quote) && SHOWN_BY_ADMISSION.has(name)),
  );
  if (isMended) return 'mended';
  // Without a word for what went wrong nothing is called a mistake.
  if (wrong < 0) return undefined;
  return after.some((one) => isOwnRule(one) && (!isConflict || one === own)) ? 'since' : undefined;
}
