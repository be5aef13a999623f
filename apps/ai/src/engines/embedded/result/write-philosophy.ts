import type { ToldSentence } from '@lf/contract/survey';
import { valueNamed } from '../catalogue/catalogue.ts';
import { pick, pickFresh } from '../pick.ts';
import { ALONE_MIN, RULE_MIN, RULE_MIN_NOT_LIVED } from '../policy.ts';
import type { ReadSentence } from '../reader/reading.ts';
import { philosophyTexts, valueTexts } from '../texts/authored-texts.ts';
import { asSentence, quoted } from './explain-value.ts';

/** The sentence a person put under a value, and how the reader judges it as a quotation. */
export type JudgedSentence = ToldSentence & Pick<ReadSentence, 'rule' | 'alone'>;

const WORDS_MAX = 200;
/** Where no more quotations are added: room to read beats completeness. */
const WORDS_ENOUGH = 165;
const OPENING_VALUES = 2;
/** From so many quotations on, values without one are left to the list beside the text: nothing is claimed without ground. */
const QUOTES_ENOUGH = 3;
/** With so many words in quotations that can be understood alone, the others are left out. */
const QUOTED_WORDS_WANTED = 90;

/**
 * The values in the person's order, each carried by their own sentence; what they say of how they live comes before what happened once.
 * With little to go on it is short. The first sentence has no quotation and can stand alone.
 */
export function writePhilosophy(order: readonly string[], told: readonly JudgedSentence[]): string {
  const seed = JSON.stringify([order, told.map(({ value, quote }) => [value, quote])]);
  const quotes = quotesFor(order, told);
  const last = closingQuote(order, quotes);
  const parts = [openingOf(order, seed)];
  const used = new Set<string>();
  for (const [place, value] of order.entries()) {
    if (wordsIn([...parts, last?.quote ?? ''].join(' ')) >= WORDS_ENOUGH) break;
    const one = quotes.get(value);
    // What the first two do is said in the opening.
    const isOpened = place < OPENING_VALUES;
    if (one === undefined) {
      if (!isOpened && quotes.size < QUOTES_ENOUGH) parts.push(clauseOf(value, seed));
    } else if (one !== last) parts.push(isOpened ? quoteThenName(one, seed, used) : nameThenQuote(one, seed, used));
  }
  // Their own words are a better end than ours.
  parts.push(last ? `${pick(philosophyTexts('closing'), seed)} ${quoted(last.quote)}` : endOf(order, seed));
  return shortened(parts.filter((part) => part !== '')).join(' ');
}

/** The sentences to quote: those that can be understood alone, and others only where there would be too few. */
function quotesFor(order: readonly string[], told: readonly JudgedSentence[]): ReadonlyMap<string, JudgedSentence> {
  const all = order.flatMap((value) => told.find((one) => one.value === value) ?? []);
  const chosen: JudgedSentence[] = [];
  for (const one of all.toSorted((a, b) => b.alone - a.alone)) {
    if (chosen.some(({ quote }) => quote === one.quote)) continue;
    const quotedWords = wordsIn(chosen.map(({ quote }) => quote).join(' '));
    if (one.alone >= ALONE_MIN || quotedWords < QUOTED_WORDS_WANTED) chosen.push(one);
  }
  return new Map(chosen.map((one) => [one.value, one]));
}

/** What the person says most clearly of how they live, for the end; the first values keep theirs. */
function closingQuote(
  order: readonly string[],
  quotes: ReadonlyMap<string, JudgedSentence>,
): JudgedSentence | undefined {
  return order
    .slice(OPENING_VALUES)
    .flatMap((value) => quotes.get(value) ?? [])
    .filter((one) => isRule(one) && (one.side ?? 'lived') === 'lived' && one.alone >= ALONE_MIN)
    .toSorted((a, b) => b.rule - a.rule)[0];
}

/** What somebody says after a failure of how they live since is a rule, too, where the reader is certain of it. */
function isRule({ rule, side = 'lived' }: JudgedSentence): boolean {
  return rule >= (side === 'lived' ? RULE_MIN : RULE_MIN_NOT_LIVED);
}

function quoteThenName(one: JudgedSentence, seed: string, used: Set<string>): string {
  return `${quoted(one.quote)} ${named(one.value, `after-${kindOf(one)}`, seed, used)}`;
}

function nameThenQuote(one: JudgedSentence, seed: string, used: Set<string>): string {
  return `${named(one.value, `before-${kindOf(one)}`, seed, used)} ${quoted(one.quote)}`;
}

function kindOf(one: JudgedSentence): string {
  return isRule(one) ? 'rule' : (one.side ?? 'lived');
}

/** No frame twice as long as there is another. */
function named(value: string, kind: string, seed: string, used: Set<string>): string {
  const frame = pickFresh(philosophyTexts(kind), (one) => Number(used.has(one)), `${seed}${value}`);
  used.add(frame);
  const text = frame.replace('{value}', nounOf(value));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What the person with these first two values does. */
function openingOf(order: readonly string[], seed: string): string {
  const clauses = order.slice(0, OPENING_VALUES).map((value) => {
    const name = valueNamed(value)?.name;
    return name === undefined ? undefined : pick(valueTexts(name, 'you'), `${seed}${value}`);
  });
  const known = clauses.filter((clause) => clause !== undefined);
  if (known.length > 0) return asSentence(known.join(', and '));
  return `You put ${order[0] ?? ''} first${order[1] === undefined ? '' : `, and ${order[1]} next`}.`;
}

function clauseOf(value: string, seed: string): string {
  const name = valueNamed(value)?.name;
  return name === undefined ? '' : asSentence(pick(valueTexts(name, 'you'), `${value}${seed}`));
}

function endOf(order: readonly string[], seed: string): string {
  const [core] = order;
  const outcome = order.at(-1);
  if (core === undefined || outcome === undefined || core === outcome) return '';
  const text = pick(philosophyTexts('end'), `${seed}end`);
  return text.replace('{core}', nounOf(core)).replace('{outcome}', nounOf(outcome));
}

function nounOf(value: string): string {
  return valueNamed(value)?.name.toLowerCase() ?? value;
}

/** Parts from the middle go until it fits. */
function shortened(parts: readonly string[]): readonly string[] {
  const left = [...parts];
  while (left.length > 2 && wordsIn(left.join(' ')) > WORDS_MAX) left.splice(Math.ceil(left.length / 2), 1);
  return left;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}
