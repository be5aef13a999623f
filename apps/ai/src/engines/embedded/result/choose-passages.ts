import type { ToldSentence } from '@lf/contract/survey';
import { CONFLICT } from '../interview/topics.ts';
import { CLEAR_MIN, SENTENCES_TRIED } from '../policy.ts';
import { valueNamed } from '../catalogue/catalogue.ts';
import { scorePairs } from '../proposals/propose-values.ts';
import { isShowable, quotable, type QuotableSentence } from '../quotable.ts';
import type { Reader } from '../reader/reader.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { isClosing, ownRules, storiesOf } from './choose-story.ts';
import { isAdmission, isAmends, isKept } from './deeds.ts';
import { fallsShort } from './falls-short.ts';
import { ownWordsAround } from './own-words.ts';
import { byHand, excerptOf, isOverlapping, type Passage, placeOf, type ToldPassage } from './passages.ts';
import { isIn, type Scene, sceneAround } from './scenes.ts';

/** What the philosophy is made of, chosen before a word is written. */
export interface ChosenPassages {
  /** The person's words under their values, in their order. */
  readonly told: readonly ToldPassage[];
  /** The stories that tell most, of answers of which nothing stands under a value. */
  readonly stories?: readonly Passage[] | undefined;
  /** What they say most clearly of how they live. */
  readonly closing?: Passage | undefined;
}

/** Words of a scene, and of one that is told where there is less room. */
const SCENE_WORDS = [96, 80, 64, 48] as const;
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
  for (const value of order) {
    if (found.some(({ values }) => values.includes(value))) continue;
    const own = placed.get(value);
    const hand = own && placeOf(own.quote, answers) === undefined ? own.quote : undefined;
    if (hand !== undefined) {
      if (isShowable(hand) && !fallsShort(hand, value))
        found.push({ ...(await byHand(reader, hand)), values: [value] });
      continue;
    }
    const name = valueNamed(value)?.name;
    const shown = pairs.filter((pair) => pair.value === name).map(({ sentence }) => sentence);
    for (const place of placesFor(own?.quote, shown, answers))
      if (put(found, { value, ...place }, { answers, order, placed })) break;
  }
  const closing = closingOf(found, ownRules(answers));
  const quoted = new Set([...found, ...(closing ? [closing] : [])].map(({ place }) => place?.answer));
  return { told: found, stories: storiesOf(answers).filter(({ place }) => !quoted.has(place?.answer)), closing };
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
}

/** Puts the value under a passage that is there already, or under a new one. */
function put(found: ToldPassage[], told: Told, context: Context): boolean {
  const there = found.findIndex(({ place }) => place?.answer === told.answer && isIn(place, told.at));
  const passage = found[there];
  const answer = context.answers[told.answer];
  if (answer === undefined) return false;
  if (passage?.place !== undefined) {
    if (!isShown(answer, passage.place, told)) return false;
    found[there] = { ...passage, values: [...passage.values, told.value] };
    return true;
  }
  const made = passageFor(told, context);
  const near = found.filter(({ place }) => place?.answer === told.answer);
  if (
    made === undefined ||
    near.some((one) => one.isScene === true || made.isScene === true || isOverlapping(one, made))
  )
    return false;
  found.push({ ...made, values: [told.value] });
  return true;
}

function passageFor(told: Told, { answers, placed }: Context): Passage | undefined {
  const answer = answers[told.answer];
  if (answer === undefined) return undefined;
  const others = [...placed.values()].flatMap((one) => {
    const place = one && placeOf(one.quote, answers);
    return place?.answer === told.answer && place.at !== told.at ? [place.at] : [];
  });
  const words = ownWordsAround(answer, told.at);
  const ownWords = words && isShown(answer, words, told) ? excerptOf(answers, told.answer, words, told.at) : undefined;
  if (answer.item.follow_up !== undefined) return ownWords;
  const scenes = SCENE_WORDS.flatMap((max) => {
    const scene = sceneAround(answer, told.at, others, max);
    return scene && isShown(answer, scene, told) ? [excerptOf(answers, told.answer, scene, told.at)] : [];
  });
  const [full, ...shorter] = [...scenes.map((one) => ({ ...one, isScene: true })), ...(ownWords ? [ownWords] : [])];
  return full && { ...full, shorter };
}

/** Whether the words show the value: what was done against it, or is regretted, must have been made up for, or have changed something. */
function isShown(answer: ToldAnswer, scene: Scene, { value, at }: Told): boolean {
  const sentences = answer.reading.sentences.filter((_, index) => isIn(scene, index));
  const own = answer.reading.sentences[at];
  if (own === undefined) return false;
  const isConflict = answer.item.topic === CONFLICT;
  const isShort = own.side === 'short' || sentences.some(({ quote }) => fallsShort(quote, value));
  if (!isConflict && answer.act !== 'guilt' && !isShort) return true;
  if (isKept(own.quote, own.rule) && !fallsShort(own.quote, value)) return true;
  const name = valueNamed(value)?.name ?? value;
  if (isConflict)
    return sentences.some(
      ({ quote }) =>
        (isAmends(quote) && SHOWN_BY_AMENDS.has(name)) || (isAdmission(quote) && SHOWN_BY_ADMISSION.has(name)),
    );
  return sentences.some(({ quote, rule }) => !fallsShort(quote, value) && (isAmends(quote) || isKept(quote, rule)));
}

function closingOf(told: readonly ToldPassage[], rules: readonly Passage[]): Passage | undefined {
  return rules
    .filter((rule) => isClosing(rule) && !told.some((one) => isOverlapping(one, rule)))
    .toSorted((a, b) => b.rule - a.rule)[0];
}
