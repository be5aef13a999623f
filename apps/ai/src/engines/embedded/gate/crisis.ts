import { CRISIS_ELSEWHERE, CRISIS_PATTERNS, DANGER_PATTERNS, HARMLESS_IDIOMS } from './crisis-patterns.ts';
import { normalise, withoutApostrophes } from './normalise.ts';

/** Whether an answer touches on someone ending their life, harming themselves, or being in danger. Wide on purpose. */
export function isCrisis(answer: string): boolean {
  let text = withoutApostrophes(normalise(answer));
  for (const idiom of HARMLESS_IDIOMS) text = text.replace(idiom, ' … ');
  return [...CRISIS_PATTERNS, ...DANGER_PATTERNS, ...CRISIS_ELSEWHERE].some((pattern) => pattern.test(text));
}
