import { isCrisis } from './gate/crisis.ts';
import { isPainful } from './gate/painful.ts';
import { isProfane } from './gate/profanity.ts';
import { HEAVY, SAD, SENSITIVE } from './gate/sensitive-words.ts';
import type { Heard } from './heard.ts';

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
  if (isProfane(sentence)) points -= 0.3;
  if (sentence.length > READABLE_CHARACTERS_MAX) points -= 0.2;
  if (/["“”]/u.test(sentence)) points -= 0.15;
  if (!/\b(?:I|i|we|We|me|my|us|our)\b/u.test(sentence)) points -= 0.05;
  return points;
}

/** A cry for help is never turned into evidence, and neither is the pain around it. */
export function isQuotable(sentence: string, answer: string): boolean {
  if (!isCrisis(answer)) return true;
  return !isCrisis(sentence) && !SENSITIVE.test(sentence) && !SAD.test(sentence) && !HEAVY.test(sentence);
}

export function bestToQuote(heard: readonly Heard[]): Heard | undefined {
  return heard.toSorted((a, b) => b.strength + quotability(b.quote) - (a.strength + quotability(a.quote)))[0];
}
