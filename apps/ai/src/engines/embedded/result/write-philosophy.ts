import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { valueTexts } from '../texts/authored-texts.ts';
import type { ChosenPassages } from './choose-passages.ts';
import type { Passage, ToldPassage } from './passages.ts';
import { listed, nounOf, PhilosophyFrames } from './philosophy-frames.ts';

/** A further story is told where there is less. */
const WORDS_MIN = 130;
const WORDS_MAX = 200;
const OPENING_VALUES = 2;
/** So many passages come before any story, and the others after it, where there is room. */
const LEADING = 3;
/** No frame around a quotation is longer. */
const FRAME_WORDS_MAX = 14;

/**
 * The first values in a sentence that can stand alone, the person's words under their values, the story that tells most, and their own rule
 * at the end. It claims nothing but what they chose, in which order, and what they said. With little to go on it is short.
 */
export function writePhilosophy(order: readonly string[], { told, stories = [], closing }: ChosenPassages): string {
  const frames = new PhilosophyFrames(JSON.stringify([order, told.map(({ text }) => text)]));
  const opening = openingOf(order, frames);
  const last = closing ? frames.closing(closing) : '';
  const named = new Set([...order.slice(0, OPENING_VALUES), ...(closing && 'values' in closing ? closing.values : [])]);
  const body: string[] = [];
  const tales: string[] = [];
  const words = () => wordsIn([opening, ...body, restOf(order, named), ...tales, last].join(' '));
  const isRoom = ({ text }: Passage) => wordsIn(text) + FRAME_WORDS_MAX + words() <= WORDS_MAX;
  const tell = (passage: ToldPassage) => {
    const fitting = [passage, ...briefOf(passage)].find(isRoom);
    if (fitting === undefined) return;
    body.push(frames.told(fitting, body.length < OPENING_VALUES));
    for (const value of passage.values) named.add(value);
  };
  told.slice(0, LEADING).forEach(tell);
  for (const story of stories) {
    const isWanted = tales.length === 0 || words() < WORDS_MIN;
    if (isWanted && isRoom(story)) tales.push(frames.story(story));
  }
  told.slice(LEADING).forEach(tell);
  // Values without words are named right after those with words, so that no quotation seems to be about them. Their own words are a better end than ours.
  return [opening, ...body, restOf(order, named), ...tales, last].filter((part) => part !== '').join(' ');
}

function briefOf({ values, brief }: ToldPassage): ToldPassage[] {
  return brief && values.length === 1 ? [{ ...brief, values }] : [];
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
function restOf(order: readonly string[], named: ReadonlySet<string>): string {
  const rest = order.filter((value) => !named.has(value)).map(nounOf);
  return rest.length === 0 ? '' : `Also on your list: ${listed(rest)}.`;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
