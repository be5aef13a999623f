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

export function writtenText(text: string): WrittenText {
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
  return text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(writtenText);
}
