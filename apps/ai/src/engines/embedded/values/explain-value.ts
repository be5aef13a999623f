import { valueNamed } from '../catalogue/catalogue.ts';
import type { ProfiledValue } from '../heard.ts';
import { turn } from '../pick.ts';
import { isPublic, PLAIN_STRENGTH_MIN, quotability, quoted } from '../quote.ts';
import { filledWhole } from './fill-slots.ts';
import { inWords } from './heard-in-words.ts';
import type { QuoteFor } from './quote-for-each.ts';
import { type Side, sideOf } from './side-of.ts';
import { spokenName } from './spoken-name.ts';
import * as texts from './value-texts.ts';

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

const BY_SIDE = {
  lived: texts.LIVED,
  violated: texts.VIOLATED,
  'fell-short': texts.FELL_SHORT,
  'at-stake': texts.AT_STAKE,
} as const satisfies Record<Side, readonly string[]>;

const BY_STAGE = {
  offered: { faint: texts.FAINT, undertone: texts.UNDERTONE, unheard: texts.NOT_HEARD },
  kept: { faint: texts.KEPT_NEAR, undertone: texts.KEPT_NEAR, unheard: texts.KEPT_UNHEARD },
} as const;

export interface Telling {
  /** Keeps neighbours from beginning alike. */
  readonly place: number;
  readonly seed: string;
  /** What each answer was about. */
  readonly topics: readonly (string | undefined)[];
  readonly undertones: ReadonlyMap<string, string>;
  /** Which sentence each value is explained with. */
  readonly quotes: ReadonlyMap<string, QuoteFor>;
  /** Offered for the person to decide on, or kept by them already. */
  readonly stage: 'offered' | 'kept';
  /** The one value of which it is said that it was heard in one story only: said of each, it becomes a litany. */
  readonly onceSaidOf: string | undefined;
}

/** Where it was heard, verbatim, and how sure; or, honestly, that it was not. */
export function explainValue(
  value: ProfiledValue,
  { place, seed, topics, undertones, quotes, stage, onceSaidOf }: Telling,
): string {
  const slots = slotsOf(value.value);
  const { piece: best, sharedWith } = quotes.get(value.value) ?? {};
  const undertone = undertones.get(value.value);
  const say = (options: readonly string[], more: Readonly<Record<string, string | undefined>> = {}) => {
    const gaps = { ...slots, ...more };
    return turn(
      options.map((text) => filledWhole(text, gaps)).filter((text) => text !== undefined),
      place,
      seed,
    );
  };
  if (!best && undertone) return say(BY_STAGE[stage].undertone, { q: quoted(undertone) });
  if (!best) return say(BY_STAGE[stage].unheard);
  const topic = topics[best.answer];
  if (!isPublic(best.quote)) return say(texts.NOT_REPEATED, { topic: topic ?? 'one of your questions' });
  const q = quoted(best.quote);
  if (best.strength < PLAIN_STRENGTH_MIN) return say(BY_STAGE[stage].faint, { q });
  const main =
    sharedWith === undefined
      ? say(BY_SIDE[sideOf(best)], { q, topic })
      : say(texts.SHARED, { q, other: spokenName(sharedWith) });
  const sure =
    value.answers === 1 && value.value !== onceSaidOf ? undefined : say(howSure(value), { n: inWords(value.answers) });
  const elsewhere = value.heard.find(
    (piece) =>
      piece.answer !== best.answer && piece.strength >= PLAIN_STRENGTH_MIN && quotability(piece.quote) >= -0.05,
  );
  const again = elsewhere && say(texts.AGAIN, { q: quoted(elsewhere.quote) });
  return [main, sure, again].filter((part) => part !== undefined).join(' ');
}

/** The least sure of those that rest on one story. */
export function restsOnLeast(values: readonly ProfiledValue[]): string | undefined {
  const once = values.filter(({ answers, heard }) => answers === 1 && heard.length === 1);
  return once.toSorted(
    (a, b) => (a.heard[0]?.strength ?? 0) - (b.heard[0]?.strength ?? 0) || a.value.localeCompare(b.value),
  )[0]?.value;
}

function howSure({ answers, heard }: ProfiledValue): readonly string[] {
  if (answers > 1) return texts.IN_SEVERAL;
  return heard.length > 1 ? texts.IN_ONE_TWICE : texts.IN_ONE;
}
