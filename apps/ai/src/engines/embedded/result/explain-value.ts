import type { Explained, ValueSide } from '@lf/contract/survey';
import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { CONFLICT } from '../interview/topics.ts';
import { philosophyTexts, valueTexts } from '../texts/authored-texts.ts';
import { isAmends, isKept, isOneDeed } from './deeds.ts';
import { fallsShort } from './falls-short.ts';
import { actorOf } from './who-acts.ts';

/** A sentence as it was read; one that was written by hand has only its words. */
interface ExplainedSentence {
  readonly quote: string;
  readonly side: ValueSide;
  readonly topic?: string | undefined;
  /** That it says how the person lives. */
  readonly rule?: number | undefined;
}

/** Questions that ask for what somebody else denied or broke. */
const ASKS_WHAT_WAS_MISSED: ReadonlySet<string | undefined> = new Set([
  'what-stirs-anger',
  'unfairness-seen',
  'trust-broken',
  'friendship-that-ended',
  'misread',
  'criticism',
]);

/** The person's sentence, with what is quoted around it, then one plain sentence on what it shows. */
export function explainValue(
  value: string,
  sentence: ExplainedSentence | undefined,
  passage: string | undefined = sentence?.quote,
): Explained {
  const name = valueNamed(value)?.name;
  const quote = passage === undefined ? {} : { quote: passage };
  if (name === undefined) return { ...quote, text: '' };
  if (sentence === undefined) return { text: `You care about ${pick(valueTexts(name, 'care'), value)}.` };
  return { ...quote, text: textFor(name, value, sentence) };
}

/**
 * What somebody wants or thinks is true of everyone who chose the value; what they do is not. That they fell short is said only of a deed
 * of their own, and that it was denied them only where the question asked for that. What somebody tells of a conflict they are not proud
 * of may show the value or not: there it is only said that the value matters to them.
 */
function textFor(name: string, value: string, { quote, side, topic, rule }: ExplainedSentence): string {
  const seed = `${value}${quote}`;
  const isDeed = actorOf(quote) === 'self' && isOneDeed(quote) && !isAmends(quote);
  if (fallsShort(quote, name) || (side === 'short' && isDeed && topic !== CONFLICT))
    return pick(valueTexts(name, 'short'), seed);
  if (topic === CONFLICT && !isKept(quote, rule) && !isAmends(quote))
    return pick(philosophyTexts('not-proud'), seed).replace('{care}', pick(valueTexts(name, 'care'), seed));
  if (side === 'missed' && ASKS_WHAT_WAS_MISSED.has(topic)) return pick(valueTexts(name, 'missed'), seed);
  return pick(valueTexts(name, 'held'), seed);
}

/** The spec's text of an explanation. */
export function explanationText({ quote, text }: Explained): string {
  return [quote === undefined ? '' : quoted(quote), text].filter((part) => part !== '').join(' ');
}

/** The sentence as they wrote it, between quotation marks, closed with a full stop if they left it open. */
export function quoted(sentence: string): string {
  const trimmed = sentence.trim().replaceAll(/\s+/gu, ' ');
  // A quotation mark without its partner was cut off with the sentence before or after.
  const whole = (trimmed.match(/["“”]/gu)?.length ?? 0) % 2 === 1 ? trimmed.replaceAll(/["“”]/gu, '') : trimmed;
  const inner = whole
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replaceAll(/"([^"]*)"/gu, '‘$1’');
  return `“${inner}${/[.!?…]['’")]*$/u.test(inner) ? '' : '.'}”`;
}
