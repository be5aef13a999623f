import type { Reader } from '../reader/reader.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { isOneDeed, isToday } from './deeds.ts';
import { type Scene, sceneText } from './scene.ts';
import { isFromBeginning } from './scenes.ts';
import { type Actor, actorOf } from './who-acts.ts';

/** Words of the person's that can be understood where they are quoted. */
export interface Passage {
  /** Verbatim; " … " stands where sentences are left out. */
  readonly text: string;
  readonly actor: Actor;
  /** That it says how the person lives; 0 where it tells of one time. */
  readonly rule: number;
  readonly topic?: string | undefined;
  /** It tells what happened, from the beginning of an answer to the question of its topic. */
  readonly isScene?: boolean | undefined;
  /** Our words before it must say that the value was missing, or fallen short of and made up for, or done differently since. */
  readonly framed?: 'missed' | 'mended' | 'since' | undefined;
  /** It ends with what the person does today. */
  readonly isToday?: boolean | undefined;
  /** The same in fewer words, for where there is less room; longest first. */
  readonly shorter?: readonly Passage[] | undefined;
  /** Index into the answers, and what of it is quoted; none where it was written by hand. */
  readonly place?: (Scene & { readonly answer: number }) | undefined;
  /** Index of the answer that a further question was asked about. */
  readonly follows?: number | undefined;
}

export type ToldPassage = Passage & {
  readonly values: readonly string[];
  /** The sentence of the answer that each value stands on. */
  readonly keys?: ReadonlyMap<string, number> | undefined;
};

/** The passage in every length. */
export function lengthsOf(passage: Passage): readonly Passage[] {
  return [passage, ...(passage.shorter ?? [])];
}

export function isOverlapping(one: Passage, other: Passage): boolean {
  if (one.place === undefined || other.place === undefined) return one.text === other.text;
  const { answer, from, to } = other.place;
  return one.place.answer === answer && one.place.from <= to && from <= one.place.to;
}

/** What somebody wrote for a value stands as they wrote it. */
export async function byHand(reader: Reader, quote: string): Promise<Passage> {
  const { sentences } = await reader.read(quote);
  const rule = isOneDeed(quote) ? 0 : Math.max(0, ...sentences.map((one) => one.rule));
  return { text: quote, actor: actorOf(quote), rule };
}

export function placeOf(quote: string, answers: readonly ToldAnswer[]): { answer: number; at: number } | undefined {
  for (const [answer, one] of answers.entries()) {
    const at = isReadable(one) ? one.reading.sentences.findIndex((sentence) => sentence.quote === quote) : -1;
    if (at >= 0) return { answer, at };
  }
  return undefined;
}

/** What is quoted of an answer; who acts in it and whether it is a rule is read in sentence `at`. */
export function excerptOf(answers: readonly ToldAnswer[], answer: number, scene: Scene, at: number): Passage {
  const told = answers[answer];
  const own = told?.reading.sentences[at];
  if (told === undefined || own === undefined) throw new Error('no such sentence');
  const { item, reading } = told;
  const last = reading.sentences[scene.to];
  const before = reading.sentences.slice(0, at).map(({ quote }) => quote);
  return {
    text: begun(sceneText(told, scene)),
    actor: actorOf(own.quote, before),
    rule: isOneDeed(own.quote) ? 0 : Math.min(own.rule, reading.sentences[scene.from]?.rule ?? 0),
    topic: item.topic,
    ...(isFromBeginning(told, scene) ? { isScene: true } : {}),
    ...(last !== undefined && isToday(last.quote) ? { isToday: true } : {}),
    place: { ...scene, answer },
    follows: item.follow_up === undefined ? undefined : parentOf(answers, answer),
  };
}

function parentOf(answers: readonly ToldAnswer[], answer: number): number | undefined {
  const parent = answers.slice(0, answer).findLastIndex(({ item }) => item.follow_up === undefined);
  return parent < 0 || answers[parent]?.item.topic !== answers[answer]?.item.topic ? undefined : parent;
}

/** "And I ask the quiet ones first.", "That you own what you did.": what it is added to, or answers, is not quoted. */
const ADDED =
  /^(?:(?:and|but|so|also)(?:,? ))+(?=\p{L})(?:that (?=(?:i|you|we|people)\b))?|^that (?=(?:i|you|we|people|nobody|everybody|somebody|someone|the|an?|\p{L}+ (?:is|are|can|should))\b)/iu;

export function begun(text: string): string {
  const rest = text.replace(ADDED, '');
  return rest === text ? text : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
