import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { valueTexts } from '../texts/authored-texts.ts';
import type { ChosenPassages } from './choose-passages.ts';
import { fitted, FRAME_WORDS_MAX, isFirstValue, type Room } from './fit-passages.ts';
import { isOverlapping, lengthsOf, type Passage, type ToldPassage } from './passages.ts';
import { listed, nounOf, PhilosophyFrames } from './philosophy-frames.ts';

const WORDS_MAX = 200;
/** A further story is told where there is less. */
const WORDS_MIN = 140;
const OPENING_VALUES = 2;
/** Most frames are no longer, without the names of topic and values. */
const FRAME_WORDS_USUAL = 7;
const CLOSING_FRAME_WORDS_MAX = 7;
/** No frame before a story is longer. */
const STORY_FRAME_WORDS_MAX = 14;
/** Words of the list without the names. */
const LIST_WORDS_MAX = 6;

/**
 * The first values in a sentence that can stand alone, the values that are only named, the person's stories and words under their values, and at
 * the end what they do today or how they live. It claims nothing but what they chose, in which order, and what they said. With little to go on it is
 * short.
 */
export function writePhilosophy(order: readonly string[], passages: ChosenPassages): string {
  const told = new Set(passages.told.flatMap(({ values }) => values));
  const unnamed = order.slice(OPENING_VALUES);
  const untold = unnamed.filter((value) => !told.has(value));
  // Most frames are short and most values with words find room; where that is too much, both are taken to be at their longest.
  const texts = [
    written(order, passages, { expected: untold, frame: FRAME_WORDS_USUAL }),
    written(order, passages, { expected: untold, frame: FRAME_WORDS_MAX }),
    written(order, passages, { expected: unnamed, frame: FRAME_WORDS_MAX }),
  ];
  return texts.find((text) => wordsIn(text) <= WORDS_MAX) ?? texts.at(-1) ?? '';
}

interface Expected {
  /** Values of the list. */
  readonly expected: readonly string[];
  readonly frame: number;
}

/** The text, with room for a list of these values and for frames of so many words. */
function written(order: readonly string[], passages: ChosenPassages, { expected, frame }: Expected): string {
  const { told, stories = [], closings = [] } = passages;
  const frames = new PhilosophyFrames(JSON.stringify([order, told.map(({ text }) => text)]));
  const opening = openingOf(order, frames);
  const space = WORDS_MAX - LIST_WORDS_MAX - wordsIn([opening, ...expected].join(' '));
  const closing = closings.find(
    (one) => isFree(one, order, told) && hasRoom(one, order, told, { words: space, frame }),
  );
  const last = closing ? frames.closing(closing) : '';
  const room = { words: space - wordsIn(last), frame };
  const chosen = fitted(order, closing ? told.flatMap((one) => without(one, closing)) : told, room);
  const named = new Set([...order.slice(0, OPENING_VALUES), ...chosen.flatMap(({ values }) => values)]);
  const rest = order.filter((value) => !named.has(value));
  const body = arranged(chosen, closing !== undefined).map((one, at, all) => frames.told(one, all[at - 1]));
  const parts = [opening, listOf(rest, frames), ...body];
  const isRoom = ({ text }: Passage) => wordsIn([...parts, last, text].join(' ')) + STORY_FRAME_WORDS_MAX <= WORDS_MAX;
  for (const story of stories) {
    const isWanted = wordsIn([...parts, last].join(' ')) < WORDS_MIN;
    const fitting = lengthsOf(story).find((one) => isRoom(one) && !(closing && isOverlapping(one, closing)));
    if (isWanted && fitting) parts.push(frames.story(fitting));
  }
  return [...parts, last].filter((part) => part !== '').join(' ');
}

/** An end is not taken from an answer that the first values stand on: their story would lose its own. */
function isFree({ place, text }: Passage, order: readonly string[], told: readonly ToldPassage[]): boolean {
  return !told
    .filter(({ values }) => values.some((value) => isFirstValue(order, value)))
    .some((one) => one.text === text || (place !== undefined && one.place?.answer === place.answer));
}

/** Nor does it take the room of words that the first values stand on. */
function hasRoom({ text }: Passage, order: readonly string[], told: readonly ToldPassage[], room: Room): boolean {
  const first = told.filter(({ values }) => values.some((value) => isFirstValue(order, value)));
  const words = room.words - CLOSING_FRAME_WORDS_MAX - wordsIn(text);
  return fitted(order, first, { ...room, words }).length === fitted(order, first, room).length;
}

/** The passage in the lengths that leave the end out; none where there is no such length. */
function without(passage: ToldPassage, end: Passage): ToldPassage[] {
  const [full, ...shorter] = lengthsOf(passage).filter((one) => !isOverlapping(one, end));
  return full === undefined ? [] : [{ ...passage, ...full, shorter }];
}

/**
 * In the order of the values; what was said of a scene, when asked further, comes right after it. Where no other end was found, it
 * ends with what the person does today, or at least with nothing they fell short of.
 */
function arranged(chosen: readonly ToldPassage[], hasEnd: boolean): ToldPassage[] {
  const scenes = chosen.filter(({ isScene }) => isScene === true);
  const added = (one: ToldPassage) =>
    one.follows === undefined ? undefined : scenes.find(({ place }) => place?.answer === one.follows);
  const own = chosen.filter((one) => added(one) === undefined);
  const isGoodEnd = ({ framed, isToday }: ToldPassage) => framed === undefined && isToday === true;
  const end = hasEnd
    ? undefined
    : (own.slice(1).findLast(isGoodEnd) ?? own.findLast(({ framed }) => framed === undefined));
  return [...own.filter((one) => one !== end), ...(end ? [end] : [])].flatMap((one) => [
    one,
    ...chosen.filter((other) => added(other) === one),
  ]);
}

function openingOf(order: readonly string[], frames: PhilosophyFrames): string {
  const [first = '', second] = order.map((value) => careOf(value));
  const kind = valueNamed(order[0] ?? '') === undefined ? 'opening-named' : 'opening';
  return second === undefined ? frames.say(`${kind}-one`, { first }) : frames.say(kind, { first, second });
}

/** What somebody with this value cares about: "telling the truth". Of a name that the person made, the name. */
function careOf(value: string): string {
  const name = valueNamed(value)?.name;
  return name === undefined ? nounOf(value) : pick(valueTexts(name, 'care'), value);
}

/** The values that no words stand under are named: they were chosen, and that is all we know. */
function listOf(values: readonly string[], frames: PhilosophyFrames): string {
  return values.length === 0 ? '' : frames.say('list', { list: listed(values.map(nounOf)) });
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
