import { eld } from 'eld/extrasmall';

/** Words so common that English of any length contains some; those that are everyday words of other languages as well are left out. */
const COMMON_ENGLISH = new Set(
  'about after always and any are at back be because been before but by came can could day did for from get go got had have her him his how if into it its just like made my not of one or our out really she some something that the their them then there they thing things this time to up us very we went were what when where which who with would year years you your'.split(
    ' ',
  ),
);
const LETTERS_TO_TELL_MIN = 16;
const COMMON_SHARE_MIN = 0.18;

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
}

export function englishShare(text: string): number {
  const words = wordsOf(text);
  return words.length === 0
    ? 0
    : words.filter((word) => COMMON_ENGLISH.has(word.toLowerCase().replace(/['’]/g, ''))).length / words.length;
}

/** True when the text is surely in another language: a detector's guess counts only where everyday English words are missing. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return true;
  if (letters < LETTERS_TO_TELL_MIN || englishShare(text) >= COMMON_SHARE_MIN) return false;
  const guess = eld.detect(text);
  return guess.language !== '' && guess.language !== 'en' && guess.isReliable();
}

/** Two letters (ISO 639-1) of the language the text is probably in; Japanese, Chinese and Korean by their script. */
export function languageOf(text: string): string {
  if (/[\u3040-\u30FF]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  return eld.detect(text).language;
}
