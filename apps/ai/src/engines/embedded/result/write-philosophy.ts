import type { ToldSentence } from '@lf/contract/survey';
import type { PhilosophyInput } from '../../../survey-engine.ts';
import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { isOwnStatement } from '../text/own-statement.ts';
import { philosophyTexts, valueTexts } from '../texts/authored-texts.ts';
import { asSentence, quoted } from './explain-value.ts';

const WORDS_MAX = 200;
/** Where no more quotations are added: room to read beats completeness. */
const WORDS_ENOUGH = 165;

/**
 * The values in the person's order, each carried by their own sentence. With little to go on it is short.
 * The first sentence has no quotation and can stand alone.
 */
export function writePhilosophy({ value_drivers: order, told = [] }: PhilosophyInput): string {
  const seed = JSON.stringify([order, told]);
  const quotable = quotableOf(order, told);
  const parts = [openingOf(order, seed)];
  for (const [place, value] of order.entries()) {
    if (wordsIn(parts.join(' ')) >= WORDS_ENOUGH) break;
    const one = quotable.get(value);
    // What the first two do is said in the opening.
    const isOpened = place < OPENING_VALUES;
    if (one !== undefined) parts.push(isOpened ? namedAfter(value, one, seed) : namedBefore(value, one, seed));
    else if (!isOpened && quotable.size < QUOTES_ENOUGH) parts.push(clauseOf(value, seed));
  }
  parts.push(...endOf(order, seed));
  return shortened(parts.filter((part) => part !== '')).join(' ');
}

const OPENING_VALUES = 2;
const QUOTES_WANTED = 5;
/** From so many quotations on, values without one are left to the list beside the text: nothing is claimed without ground. */
const QUOTES_ENOUGH = 3;
/** The sentences to quote: those that can be understood alone, and others only where there would be too few. */
function quotableOf(order: readonly string[], told: readonly ToldSentence[]): ReadonlyMap<string, ToldSentence> {
  const all = order.flatMap((value) => told.find((one) => one.value === value) ?? []);
  const alone = all.filter(({ quote }) => isOwnStatement(quote));
  const leaning = all.filter((one) => !alone.includes(one));
  const chosen = [...alone, ...leaning.slice(0, Math.max(0, QUOTES_WANTED - alone.length))];
  return new Map(chosen.map((one) => [one.value, one]));
}

/** The quotation, then the value that the person put it under. */
function namedAfter(value: string, { quote, side = 'lived' }: ToldSentence, seed: string): string {
  return `${quoted(quote)} ${named(value, `after-${side}`, seed)}`;
}

/** What the person does, or the value that was missing, then the quotation for it. */
function namedBefore(value: string, { quote, side = 'lived' }: ToldSentence, seed: string): string {
  const clause = side === 'lived' ? clauseOf(value, seed) : '';
  const before = clause === '' ? named(value, `before-${side}`, seed) : clause.replace(/\.$/u, ':');
  return `${before} ${quoted(quote)}`;
}

function named(value: string, kind: string, seed: string): string {
  return pick(philosophyTexts(kind), `${seed}${value}`).replace('{value}', nounOf(value));
}

/** What the person with these first two values does. */
function openingOf(order: readonly string[], seed: string): string {
  const clauses = order.slice(0, 2).map((value) => {
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

function endOf(order: readonly string[], seed: string): string[] {
  const [core] = order;
  const outcome = order.at(-1);
  if (core === undefined || outcome === undefined || core === outcome) return [];
  const text = pick(philosophyTexts('end'), `${seed}end`);
  return [text.replace('{core}', nounOf(core)).replace('{outcome}', nounOf(outcome))];
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
