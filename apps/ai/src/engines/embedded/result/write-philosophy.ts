import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { valueTexts } from '../texts/authored-texts.ts';
import type { ChosenPassages } from './choose-passages.ts';
import { fitted } from './fit-passages.ts';
import type { Passage, ToldPassage } from './passages.ts';
import { listed, nounOf, PhilosophyFrames } from './philosophy-frames.ts';

const WORDS_MAX = 200;
/** A further story is told where there is less. */
const WORDS_MIN = 140;
const OPENING_VALUES = 2;
/** No frame around a quotation is longer. */
const FRAME_WORDS_MAX = 14;

/**
 * The first values in a sentence that can stand alone, the person's stories and words under their values, and their own rule at the end. It claims
 * nothing but what they chose, in which order, and what they said. With little to go on it is short.
 */
export function writePhilosophy(order: readonly string[], { told, stories = [], closing }: ChosenPassages): string {
  const frames = new PhilosophyFrames(JSON.stringify([order, told.map(({ text }) => text)]));
  const opening = openingOf(order, frames);
  const last = closing ? frames.closing(closing) : '';
  const list = restOf(order, new Set(order.slice(0, OPENING_VALUES)));
  const chosen = fitted(order, told, WORDS_MAX - wordsIn([opening, list, last].join(' ')));
  const body = arranged(chosen).map((passage, at, all) => frames.told(passage, all[at - 1]));
  const named = new Set([...order.slice(0, OPENING_VALUES), ...chosen.flatMap(({ values }) => values)]);
  const parts = [opening, ...body, restOf(order, named)];
  const isRoom = ({ text }: Passage) => wordsIn([...parts, last, text].join(' ')) + FRAME_WORDS_MAX <= WORDS_MAX;
  for (const story of stories) {
    const isWanted = wordsIn([...parts, last].join(' ')) < WORDS_MIN;
    const fitting = [story, ...(story.shorter ?? [])].find(isRoom);
    if (isWanted && fitting) parts.push(frames.story(fitting));
  }
  return [...parts, last].filter((part) => part !== '').join(' ');
}

/** In the order of the values; what was said of a scene, when asked further, comes right after it. */
function arranged(chosen: readonly ToldPassage[]): ToldPassage[] {
  const scenes = chosen.filter(({ isScene }) => isScene === true);
  const added = (one: ToldPassage) =>
    one.follows === undefined ? undefined : scenes.find(({ place }) => place?.answer === one.follows);
  return chosen
    .filter((one) => added(one) === undefined)
    .flatMap((one) => [one, ...chosen.filter((other) => added(other) === one)]);
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
