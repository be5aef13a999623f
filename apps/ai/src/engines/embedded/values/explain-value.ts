import { valueNamed } from '../catalogue/catalogue.ts';
import type { ProfiledValue } from '../heard.ts';
import { turn } from '../pick.ts';
import { bestToQuote, isPublic, PLAIN_STRENGTH_MIN, quotability, quoted } from '../quote.ts';
import { inWords } from './heard-in-words.ts';
import { type Side, sideOf } from './side-of.ts';
import { spokenName } from './spoken-name.ts';
import { AGAIN, FAINT, FELL_SHORT, IN_ONE, IN_ONE_TWICE, IN_SEVERAL, KEPT_NEAR, KEPT_UNHEARD, LIVED, NOT_HEARD, NOT_REPEATED, UNDERTONE, VIOLATED } from './value-texts.ts';

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

const BY_SIDE = { lived: LIVED, violated: VIOLATED, 'fell-short': FELL_SHORT } as const satisfies Record<Side, readonly string[]>;

const BY_STAGE = {
  offered: { faint: FAINT, undertone: UNDERTONE, unheard: NOT_HEARD },
  kept: { faint: KEPT_NEAR, undertone: KEPT_NEAR, unheard: KEPT_UNHEARD },
} as const;

export interface Telling {
  /** Keeps neighbours from beginning alike. */
  readonly place: number;
  readonly seed: string;
  /** What each answer was about. */
  readonly topics: readonly (string | undefined)[];
  readonly undertones: ReadonlyMap<string, string>;
  /** Offered for the person to decide on, or kept by them already. */
  readonly stage: 'offered' | 'kept';
}

/** Where it was heard, verbatim, and how sure; or, honestly, that it was not. */
export function explainValue(value: ProfiledValue, { place, seed, topics, undertones, stage }: Telling): string {
  const slots = slotsOf(value.value);
  const best = bestToQuote(value.heard);
  const undertone = undertones.get(value.value);
  if (!best && undertone) return fillSlots(turn(BY_STAGE[stage].undertone, place, seed), slots, { q: quoted(undertone) });
  if (!best) return fillSlots(turn(BY_STAGE[stage].unheard, place, seed), slots);
  if (!isPublic(best.quote)) return fillSlots(turn(NOT_REPEATED, place, seed), slots, { topic: topics[best.answer] ?? 'one of your questions' });
  const isFaint = best.strength < PLAIN_STRENGTH_MIN;
  const texts = isFaint ? BY_STAGE[stage].faint : BY_SIDE[sideOf(best)];
  const main = fillSlots(turn(texts, place, seed), slots, {
    q: quoted(best.quote),
  });
  if (isFaint) return main;
  const sure = fillSlots(turn(howSure(value), place, seed), slots, { n: inWords(value.answers) });
  const again = value.heard.find((piece) => piece.answer !== best.answer && piece.strength >= PLAIN_STRENGTH_MIN && quotability(piece.quote) >= -0.05);
  return again ? `${main} ${sure} ${fillSlots(turn(AGAIN, place, seed), slots, { q: quoted(again.quote) })}` : `${main} ${sure}`;
}

function howSure({ answers, heard }: ProfiledValue): readonly string[] {
  if (answers > 1) return IN_SEVERAL;
  return heard.length > 1 ? IN_ONE_TWICE : IN_ONE;
}
