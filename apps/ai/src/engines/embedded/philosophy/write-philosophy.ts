import { valueNamed } from '../catalogue/catalogue.ts';
import { hash, pick } from '../pick.ts';
import { quoted } from '../quote.ts';
import { filledWhole, type Gaps } from '../values/fill-slots.ts';
import { lends } from '../values/serves-next.ts';
import { listed, spokenName } from '../values/spoken-name.ts';
import { quoteIn, soreQuoteIn } from './accepted-quotes.ts';
import * as texts from './philosophy-texts.ts';

const WORDS_MIN = 120;
const WORDS_MAX = 200;
/** Where we stop adding: room to read beats completeness. */
const WORDS_ENOUGH = 155;
const NAME_WORDS_MAX = 5;
const MIDDLE_NAMES_MAX = 4;

interface Sentence {
  readonly text: string;
  readonly rank: number;
}

/** 120 to 200 words to the person, from the order they gave and what was heard. The first sentence can stand alone. */
export function writePhilosophy(order: readonly string[], explanations: Readonly<Record<string, string>>): string {
  const seed = JSON.stringify([order, explanations]);
  const gaps = gapsOf(order, explanations);
  const say = (options: readonly string[], rank: number): Sentence | undefined => {
    const usable = options.map((text) => filledWhole(text, gaps)).filter((text) => text !== undefined);
    return usable.length === 0 ? undefined : { text: pick(usable, `${seed}${options[0] ?? ''}`), rank };
  };
  const count = order.length;
  const plan = [
    say(count === 1 ? texts.SUMMARY_OF_ONE : count === 2 ? texts.SUMMARY_OF_TWO : texts.SUMMARY, 0),
    say(texts.CORE, 0) ?? say(texts.CORE_OWN, 0),
    say(texts.CORE_QUOTE, 1),
    count > 2 ? (say(texts.NEXT, 3) ?? say(texts.NEXT_OWN, 3)) : undefined,
    count > 2 ? say(texts.NEXT_QUOTE, 2) : undefined,
    count > 3 ? say(texts.MIDDLE, 0) : undefined,
    say(texts.MID_QUOTE, 2),
    say(texts.HURT, 4) ?? say(texts.HURT_OWN, 4),
    say(texts.SORE_QUOTE, 3) ?? say(texts.SHORT_QUOTE, 3),
    count > 1 ? (say(texts.OUT, 0) ?? say(texts.OUT_OWN, 0)) : undefined,
    count > 1 ? say(texts.OUT_QUOTE, 1) : undefined,
    count > 2 ? say(texts.PEOPLE, 5 + (hash(`${seed}people`) % 3)) : say(texts.PEOPLE_FEW, 6),
    count > 1 ? say(texts.GUIDE, 0) : say(texts.GUIDE_OF_ONE, 0),
    say(count > 2 ? texts.DRIFT : count > 1 ? texts.DRIFT.slice(0, 2) : texts.DRIFT_OF_ONE, 6),
    say(texts.OWN_ORDER, count > 1 ? 9 : 99),
    say(texts.OPEN_END, 8),
  ].filter((sentence) => sentence !== undefined);
  return withinLength(plan);
}

function withinLength(plan: readonly Sentence[]): string {
  const taken = new Set(plan.filter(({ rank }) => rank === 0));
  const words = () => [...taken].reduce((sum, { text }) => sum + wordsIn(text), 0);
  for (const sentence of plan.filter(({ rank }) => rank > 0).toSorted((a, b) => a.rank - b.rank)) {
    if (words() >= WORDS_ENOUGH && words() >= WORDS_MIN) break;
    if (words() + wordsIn(sentence.text) <= WORDS_MAX) taken.add(sentence);
  }
  return plan
    .filter((sentence) => taken.has(sentence))
    .map(({ text }) => text)
    .join(' ');
}

function gapsOf(order: readonly string[], explanations: Readonly<Record<string, string>>): Gaps {
  const [first, second] = order;
  const last = order.length > 1 ? order.at(-1) : undefined;
  const used = new Set<string>();
  const quote = (name: string | undefined) => {
    const found = quoteIn(explanations[name ?? '']);
    if (found === undefined || used.has(found)) return undefined;
    used.add(found);
    return quoted(found);
  };
  const coreQuote = quote(first);
  const outQuote = quote(last);
  const nextQuote = quote(second);
  const mid = order
    .slice(2, -1)
    .find((name) => wordsIn(name) <= NAME_WORDS_MAX && quoteIn(explanations[name]) !== undefined);
  const sore = toldOf(order, explanations, 'hurt');
  const fellShort = toldOf(order, explanations, 'fell-short');
  return {
    core: short(first, 'what you put first'),
    coreVerb: meaning(first),
    coreHurt: valueNamed(first ?? '')?.violation,
    coreQuote,
    coreGift: lends(first),
    next: short(second, 'what comes second'),
    nextVerb: order.length > 2 ? meaning(second) : undefined,
    nextQuote,
    nextGift: lends(second),
    middle: listedMiddle(order.slice(2, -1)),
    out: short(last, 'what you put last'),
    outVerb: meaning(last),
    outQuote,
    mid: mid === undefined ? undefined : spokenName(mid),
    midQuote: quote(mid),
    sore: sore?.name,
    soreQuote: sore?.quote,
    short: fellShort?.name,
    shortQuote: fellShort?.quote,
  };
}

function toldOf(order: readonly string[], explanations: Readonly<Record<string, string>>, side: 'hurt' | 'fell-short') {
  for (const name of order) {
    const quote = soreQuoteIn(explanations[name], side);
    if (quote !== undefined && wordsIn(name) <= NAME_WORDS_MAX) return { name: spokenName(name), quote: quoted(quote) };
  }
  return undefined;
}

/** Some of our values mean by their name just what we would say of them; then there is nothing to add. */
function meaning(name: string | undefined): string | undefined {
  return valueNamed(name ?? '')?.verbPhrase;
}

function short(name: string | undefined, instead: string): string | undefined {
  if (name === undefined) return undefined;
  return wordsIn(name) > NAME_WORDS_MAX ? instead : spokenName(name);
}

function listedMiddle(names: readonly string[]): string | undefined {
  const spoken = names.filter((name) => wordsIn(name) <= NAME_WORDS_MAX).map(spokenName);
  if (spoken.length === 0) return undefined;
  return spoken.length <= MIDDLE_NAMES_MAX + 2
    ? listed(spoken)
    : listed([...spoken.slice(0, MIDDLE_NAMES_MAX + 1), 'what goes with them']);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
