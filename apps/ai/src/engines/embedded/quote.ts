import { feelsSomething } from './evidence/emotion.ts';
import { isCrisis } from './gate/crisis.ts';
import { isPainful } from './gate/painful.ts';
import { isProfane } from './gate/profanity.ts';
import { INTIMATE, SENSITIVE } from './gate/sensitive-words.ts';
import type { Heard } from './heard.ts';
import { LAYER_SIGNS } from './interview/missing-layer.ts';

const READABLE_CHARACTERS_MAX = 180;
/** From here on a value is spoken of as heard; below, only as perhaps heard. */
export const PLAIN_STRENGTH_MIN = 0.42;

/** The sentence as they wrote it, between quotation marks, closed with a full stop if they left it open. */
export function quoted(sentence: string): string {
  return `“${sentence}”${/[.!?…]["'”’)]*$/u.test(sentence) ? '' : '.'}`;
}

/** A result may be shown to others: of two sentences that say it equally well, the lighter and shorter one is quoted. */
export function quotability(sentence: string): number {
  let points = 0;
  if (SENSITIVE.test(sentence)) points -= 0.15;
  if (isPainful(sentence)) points -= 0.15;
  if (!isPublic(sentence)) points -= 0.5;
  if (sentence.length > READABLE_CHARACTERS_MAX) points -= 0.2;
  if (/["“”]/u.test(sentence)) points -= 0.15;
  if (!/\b(?:I|i|we|We|me|my|us|our)\b/u.test(sentence)) points -= 0.05;
  if (!isTellingSentence(sentence)) points -= 0.15;
  return points;
}

/** A cry for help is never turned into evidence, and neither is anything told in the same breath. */
export function isQuotable(answer: string): boolean {
  return !isCrisis(answer);
}

/** A result may be shown to others: some things are heard and not repeated. */
export function isPublic(sentence: string): boolean {
  return !INTIMATE.test(sentence) && !isProfane(sentence);
}

/** It says what was felt, chosen or understood; a bare event may mean anything. */
export function isTellingSentence(sentence: string): boolean {
  return saysWhatItMeant(sentence) || LAYER_SIGNS.choice.test(sentence);
}

/** It says what was felt or understood: "I went" and "I took" are choices too, and still leave a stranger guessing. */
export function saysWhatItMeant(sentence: string): boolean {
  return LAYER_SIGNS.feeling.test(sentence) || LAYER_SIGNS.meaning.test(sentence) || feelsSomething(sentence);
}

export function bestToQuote(heard: readonly Heard[]): Heard | undefined {
  return heard.toSorted((a, b) => b.strength + quotability(b.quote) - (a.strength + quotability(a.quote)))[0];
}
