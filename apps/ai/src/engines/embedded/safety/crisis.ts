import { CRISIS_MIN } from '../policy.ts';
import type { Reading } from '../reader/reading.ts';
import { CRISIS_ELSEWHERE, CRISIS_PATTERNS, DANGER_PATTERNS, HARMLESS_IDIOMS } from './crisis-patterns.ts';
import { normalise, withoutApostrophes } from './normalise.ts';

/** Whether the wording alone says that somebody may be in danger. */
export function hasCrisisWording(answer: string): boolean {
  let text = withoutApostrophes(normalise(answer));
  for (const idiom of HARMLESS_IDIOMS) text = text.replace(idiom, ' … ');
  return [...CRISIS_PATTERNS, ...DANGER_PATTERNS, ...CRISIS_ELSEWHERE].some((pattern) => pattern.test(text));
}

/** A missed cry for help may cost a life and a false alarm costs a kind sentence: wording or the learned score is enough. */
export function isCrisis(answer: string, reading: Reading): boolean {
  return reading.crisis >= CRISIS_MIN || hasCrisisWording(answer);
}
