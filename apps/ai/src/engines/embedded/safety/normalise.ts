import { normalisedSpelling } from './unmask.ts';

/** Letters that do not come apart into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
};

/**
 * Text as patterns want to see it: lower case, plain quotes, no accents, stretched letters shortened ("soooo" to "soo"), words that
 * were masked with spaces, dots, digits or stars read as what they say. Vowel signs of Indian scripts and Korean syllables stay whole.
 */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\u0640]|\u093c/g, '')
    .replace(/(?![\u0900-\u0dff\u0e00-\u0eff]|\u3099|\u309a)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđßæœıςىةیک]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll('\u0901', '\u0902')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[–—]/g, '-');
  return normalisedSpelling(plain)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Apostrophes are left out on many keyboards: "dont", "cant". */
export function withoutApostrophes(normalised: string): string {
  return normalised.replaceAll("'", '');
}
