import { AT_STAKE, FAINT, FELL_SHORT, KEPT_NEAR, SHARED, UNDERTONE, VIOLATED } from './value-texts.ts';

/** How an explanation speaks of its quote. What is not among our own texts (another engine's, the person's) is taken as it stands. */
export type ToldAs = 'plain' | 'hurt' | 'fell-short' | 'unsure';

const HURT = VIOLATED.map(partsOf);
const OWN_FAULT = FELL_SHORT.map(partsOf);
const UNSURE = [AT_STAKE, FAINT, KEPT_NEAR, SHARED, UNDERTONE].flat().map(partsOf);

export function toldAs(explanation: string): ToldAs {
  const isFrom = (texts: readonly (readonly string[])[]) =>
    texts.some((parts) => parts.every((part) => explanation.includes(part)));
  if (isFrom(UNSURE)) return 'unsure';
  if (isFrom(OWN_FAULT)) return 'fell-short';
  return isFrom(HURT) ? 'hurt' : 'plain';
}

/** A text is known again by the words around its gaps. */
function partsOf(text: string): readonly string[] {
  return text.split(/\{\w+\}/u).filter((part) => part.trim().length > 1);
}
