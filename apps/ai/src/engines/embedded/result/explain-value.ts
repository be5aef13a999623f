import type { Explained, ValueSide } from '@lf/contract/survey';
import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { valueTexts } from '../texts/authored-texts.ts';

/** The person's sentence, then one plain sentence on what it shows. */
export function explainValue(value: string, sentence: { quote: string; side: ValueSide } | undefined): Explained {
  const name = valueNamed(value)?.name;
  if (sentence === undefined)
    return { text: name === undefined ? '' : asSentence(pick(valueTexts(name, 'you'), value)) };
  const { quote, side } = sentence;
  return { quote, text: name === undefined ? '' : pick(valueTexts(name, side), `${value}${quote}`) };
}

/** The spec's text of an explanation. */
export function explanationText({ quote, text }: Explained): string {
  return [quote === undefined ? '' : quoted(quote), text].filter((part) => part !== '').join(' ');
}

/** The sentence as they wrote it, between quotation marks, closed with a full stop if they left it open. */
export function quoted(sentence: string): string {
  const trimmed = sentence.trim();
  // A quotation mark without its partner was cut off with the sentence before or after.
  const whole = (trimmed.match(/["“”]/gu)?.length ?? 0) % 2 === 1 ? trimmed.replaceAll(/["“”]/gu, '') : trimmed;
  const inner = whole
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replaceAll(/"([^"]*)"/gu, '‘$1’');
  return `“${inner}${/[.!?…]['’")]*$/u.test(inner) ? '' : '.'}”`;
}

export function asSentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
