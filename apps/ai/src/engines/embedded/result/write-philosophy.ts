import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { valueTexts } from '../texts/authored-texts.ts';
import type { ChosenPassages } from './choose-passages.ts';
import type { ToldPassage } from './passages.ts';
import { listed, nounOf, PhilosophyFrames } from './philosophy-frames.ts';

const WORDS_MAX = 200;
const OPENING_VALUES = 2;
/** No frame around a quotation is longer. */
const FRAME_WORDS_MAX = 14;

/**
 * The first values in a sentence that can stand alone, the person's words under their values, the story that tells most, and their own rule
 * at the end. It claims nothing but what they chose, in which order, and what they said. With little to go on it is short.
 */
export function writePhilosophy(order: readonly string[], { told, story, closing }: ChosenPassages): string {
  const frames = new PhilosophyFrames(JSON.stringify([order, told.map(({ text }) => text)]));
  const opening = openingOf(order, frames);
  const last = closing ? frames.closing(closing) : '';
  const tale = story ? frames.story(story) : '';
  const named = new Set([...order.slice(0, OPENING_VALUES), ...(closing && 'values' in closing ? closing.values : [])]);
  const body: string[] = [];
  for (const passage of told) {
    const room = WORDS_MAX - FRAME_WORDS_MAX - wordsIn([opening, ...body, tale, restOf(order, named), last].join(' '));
    const fitting = [passage, ...briefOf(passage)].find(({ text }) => wordsIn(text) <= room);
    if (fitting === undefined) continue;
    body.push(frames.told(fitting, body.length < OPENING_VALUES));
    for (const value of passage.values) named.add(value);
  }
  // Values without words are named right after those with words, so that no quotation seems to be about them. Their own words are a better end than ours.
  return [opening, ...body, restOf(order, named), tale, last].filter((part) => part !== '').join(' ');
}

function briefOf({ values, brief }: ToldPassage): ToldPassage[] {
  return brief && values.length === 1 ? [{ ...brief, values }] : [];
}

function openingOf(order: readonly string[], frames: PhilosophyFrames): string {
  const [first = '', second] = order.map((value) => careOf(value));
  return second === undefined ? frames.say('opening-one', { first }) : frames.say('opening', { first, second });
}

/** What somebody with this value cares about: "telling the truth". Of a name that the person made, the name. */
function careOf(value: string): string {
  const name = valueNamed(value)?.name;
  return name === undefined ? value : pick(valueTexts(name, 'care'), value);
}

/** The values that no words stand under are named: they were chosen, and that is all we know. */
function restOf(order: readonly string[], named: ReadonlySet<string>): string {
  const rest = order.filter((value) => !named.has(value)).map(nounOf);
  return rest.length === 0 ? '' : `Also on your list: ${listed(rest)}.`;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
