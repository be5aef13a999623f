import type { ToldSentence, ValueSide } from '@lf/contract/survey';
import type { PhilosophyInput } from '../../../survey-engine.ts';
import { valueNamed } from '../catalogue/catalogue.ts';
import { hash, pick } from '../pick.ts';
import { philosophyTexts, topicTexts, valueTexts } from '../texts/authored-texts.ts';
import { asSentence, quoted } from './explain-value.ts';

const WORDS_MAX = 200;
/** Where no more quotations are added: room to read beats completeness. */
const WORDS_ENOUGH = 165;

/**
 * The values in the person's order, carried by their own sentences. With little to go on it is short.
 * The first sentence has no quotation and can stand alone.
 */
export function writePhilosophy({ value_drivers: order, told = [] }: PhilosophyInput): string {
  const seed = JSON.stringify([order, told]);
  const sentences = new Map(told.map((one) => [one.value, one]));
  const opening = openingOf(order, seed);
  const body: string[] = [];
  const frames = new Frames(seed);
  const last = order.length > 1 ? order.at(-1) : undefined;
  const count = () => wordsIn([opening, ...body].join(' '));
  for (const value of order.slice(0, last === undefined ? undefined : -1)) {
    const one = sentences.get(value);
    if (count() >= WORDS_ENOUGH) break;
    body.push(one === undefined ? clauseOf(value, seed) : `${frames.next(one)} ${quoted(one.quote)}`);
  }
  const outcome = last === undefined ? undefined : sentences.get(last);
  // What somebody fell short of or missed is not what they want.
  const isWanted = outcome?.side === undefined || outcome.side === 'lived';
  if (outcome)
    body.push(`${isWanted ? pick(philosophyTexts('outcome'), seed) : frames.next(outcome)} ${quoted(outcome.quote)}`);
  const end = endOf(order, seed);
  const whole = [
    opening,
    ...body.filter((part) => part !== ''),
    ...(outcome === undefined || body.length > 3 ? end : []),
  ];
  return shortened(whole).join(' ');
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

/** Topics whose frames say when something was told, and nothing about who did what. */
const TIMES: ReadonlySet<string> = new Set(['earliest-memory', 'low-point', 'turning-point', 'choice-that-cost-me']);

/** Introductions of quotations: by the side of the sentence, by the topic it was told in, or neutral; none twice. */
class Frames {
  private readonly used = new Set<string>();
  private readonly seed: string;

  constructor(seed: string) {
    this.seed = seed;
  }

  next({ side = 'lived', topic, quote }: ToldSentence): string {
    const bySide: Record<ValueSide, readonly string[]> = {
      lived: [],
      missed: philosophyTexts('missed'),
      short: philosophyTexts('short'),
    };
    const topical = topic !== undefined && TIMES.has(topic) ? topicTexts(topic, 'frame') : [];
    const options =
      [bySide[side], topical, philosophyTexts('also')].find((texts) => texts.some((text) => !this.used.has(text))) ??
      [];
    const fresh = options.filter((text) => !this.used.has(text));
    const chosen = fresh[hash(`${this.seed}${quote}`) % Math.max(1, fresh.length)] ?? 'You wrote:';
    this.used.add(chosen);
    return chosen;
  }
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
