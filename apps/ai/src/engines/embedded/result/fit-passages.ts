import { topicTexts } from '../texts/authored-texts.ts';
import { FIRST_VALUES } from './choose-passages.ts';
import { isOverlapping, lengthsOf, type Passage, type ToldPassage } from './passages.ts';
import { PHILOSOPHY_FRAMES } from './philosophy-texts.ts';
import { isIn } from './scene.ts';

/** More passages make a list of quotations. */
const PASSAGES_MAX = 5;
/** Words of the longest frames without the names of topic and values. */
export const FRAME_WORDS_MAX = longest([
  ...PHILOSOPHY_FRAMES.topic,
  ...PHILOSOPHY_FRAMES.lived,
  ...PHILOSOPHY_FRAMES.rule,
]);
const FRAMED_WORDS_MAX = longest([...PHILOSOPHY_FRAMES.mended, ...PHILOSOPHY_FRAMES.since]);

/** Words in all, and those of a frame. */
export interface Room {
  readonly words: number;
  readonly frame: number;
}

/**
 * What fits into so many words: first the words of the first values, as short as they can be understood; then these longer, in the order of the
 * values, as far as there is room; then words of further values.
 */
export function fitted(order: readonly string[], told: readonly ToldPassage[], room: Room): ToldPassage[] {
  const wordsWith = (one: ToldPassage) => wordsOf(one, room.frame);
  const chosen = new Map<ToldPassage, ToldPassage>();
  const left = (besides?: ToldPassage) =>
    room.words - [...chosen].reduce((sum, [from, one]) => sum + (from === besides ? 0 : wordsWith(one)), 0);
  /** The first of these lengths that fits and says nothing that stands there already. */
  const take = (passage: ToldPassage, lengths: readonly Passage[]) => {
    const others = [...chosen].filter(([from]) => from !== passage).map(([, one]) => one);
    const fitting = lengths
      .map((length) => shownIn(passage, length))
      .find((one) => wordsWith(one) <= left(passage) && !others.some((other) => isOverlapping(one, other)));
    if (fitting !== undefined) chosen.set(passage, fitting);
  };
  const isFirst = ({ values }: ToldPassage) => values.some((value) => isFirstValue(order, value));
  const first = told.filter(isFirst);
  // What the person fell short of comes after what they did not.
  for (const passage of first.toSorted((one, other) => Number(isFramed(one)) - Number(isFramed(other))))
    take(passage, lengthsOf(passage).toReversed());
  for (const passage of first.filter((one) => chosen.has(one))) take(passage, lengthsOf(passage));
  for (const passage of told.filter((one) => !isFirst(one)))
    if (chosen.size < PASSAGES_MAX) take(passage, lengthsOf(passage));
  return told.flatMap((passage) => chosen.get(passage) ?? []);
}

export function isFirstValue(order: readonly string[], value: string): boolean {
  return order.slice(0, FIRST_VALUES).includes(value);
}

function isFramed({ framed }: Passage): boolean {
  return framed !== undefined;
}

/** The passage in this length, under the values that are seen in it. */
function shownIn({ values, keys }: ToldPassage, length: Passage): ToldPassage {
  const isSeen = (value: string) => {
    const at = keys?.get(value);
    return at === undefined || length.place === undefined || isIn(length.place, at);
  };
  return { ...length, values: values.filter(isSeen), keys };
}

/** The words with the frame around them. */
function wordsOf({ values, ...passage }: ToldPassage, frameWords: number): number {
  const topic = passage.isScene === true ? (topicTexts(passage.topic ?? '', 'named')[0] ?? '') : '';
  const frame = passage.framed === undefined ? frameWords : FRAMED_WORDS_MAX;
  return wordsIn([passage.text, topic, ...values].join(' ')) + values.length - 1 + frame;
}

function longest(frames: readonly string[]): number {
  return Math.max(...frames.map((frame) => wordsIn(frame.replaceAll(/\{\w+\}/gu, ''))));
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
