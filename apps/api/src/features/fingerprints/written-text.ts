import { linesOf } from '@lf/domain/text-lines';

/** A text with the direction and language its letters tell of, for typesetters and screen readers. */
export interface WrittenText {
  readonly text: string;
  readonly rtl: boolean;
  /** BCP 47. Where letters alone do not tell, the product's own language. */
  readonly lang: string;
}

const LANGUAGE_OF_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Ethiopic}/u, 'am'],
];

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The first letter with a direction decides, as in the Unicode bidirectional algorithm. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** Scripts that break lines without spaces. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A space of no width: a line may break there. */
export const BREAK_HERE = '\u200B';
/** Longer than any word of a language with spaces; what is longer would run off the page. */
const LONG_WORD = /[^\s-]{40,}/gu;
const PIECE_OF_WORD = /(?:\P{M}\p{M}*){20}/gu;

/** One line, without control characters, in words that a line can hold. */
const settable = (text: string): string =>
  text
    .replaceAll(/(?:[^\S\u00A0\u202F]|\p{Cc})+/gu, ' ')
    .trim()
    .replaceAll(LONG_WORD, (word) =>
      UNSPACED.test(word) ? word : word.replaceAll(PIECE_OF_WORD, (piece) => piece + BREAK_HERE),
    );

export function writtenText(given: string): WrittenText {
  const text = settable(given);
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  const rest = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) && /\p{Script=Han}/u.test(first) ? 'か' : first;
  return {
    text,
    rtl: isRightToLeft(text),
    lang: LANGUAGE_OF_SCRIPT.find(([script]) => script.test(rest))?.[1] ?? 'en',
  };
}

/** One entry per paragraph. */
export function writtenParagraphs(text: string): WrittenText[] {
  return linesOf(text)
    .map(writtenText)
    .filter((line) => line.text !== '');
}
