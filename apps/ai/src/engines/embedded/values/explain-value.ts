import { valueNamed } from '../catalogue/catalogue.ts';
import type { ProfiledValue } from '../heard.ts';
import { turn } from '../pick.ts';
import { bestToQuote, PLAIN_STRENGTH_MIN, quotability, quoted } from '../quote.ts';
import { heardInWords } from './heard-in-words.ts';
import { spokenName } from './spoken-name.ts';
import { AGAIN, FAINT, LIVED, NOT_HEARD, VIOLATED } from './value-texts.ts';

/** What is filled into a text about a value. A value that is not ours has only its own name. */
export interface Slots {
  readonly name: string;
  readonly verb: string;
  readonly violation: string;
}

export function slotsOf(name: string): Slots {
  const known = valueNamed(name);
  return { name: spokenName(name), verb: known?.verbPhrase ?? name, violation: known?.violation ?? name };
}

export function fillSlots(text: string, slots: Slots, more: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/gu, (gap, key: string) => more[key] ?? { ...slots }[key] ?? gap);
}

/** Where it was heard, verbatim, and how sure; or, honestly, that it was not. `place` keeps neighbours from beginning alike. */
export function explainValue(value: ProfiledValue, place: number, seed: string): string {
  const slots = slotsOf(value.value);
  const best = bestToQuote(value.heard);
  if (!best) return fillSlots(turn(NOT_HEARD, place, seed), slots);
  const texts = best.strength < PLAIN_STRENGTH_MIN ? FAINT : best.tone === 'violated' ? VIOLATED : LIVED;
  const main = fillSlots(turn(texts, place, seed), slots, {
    q: quoted(best.quote),
    conf: heardInWords(value.answers, value.heard.length),
  });
  const again = value.heard.find((piece) => piece.answer !== best.answer && piece.strength >= PLAIN_STRENGTH_MIN && quotability(piece.quote) >= -0.05);
  return again ? `${main} ${fillSlots(turn(AGAIN, place, seed), slots, { q: quoted(again.quote) })}` : main;
}
