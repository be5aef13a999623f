import { CZECH, POLISH, RUSSIAN, SWEDISH, TURKISH, UKRAINIAN } from './crisis-further-languages.ts';
import { DUTCH, FRENCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH } from './crisis-western-languages.ts';
import { ARABIC, CHINESE, GREEK, HINDI, JAPANESE, KOREAN } from './crisis-world-languages.ts';

/**
 * The plain and the usual veiled forms in other languages: we do not understand these answers, so this is the least we owe.
 * Matched on normalised text: no accents, й as и, ß as ss, ł as l, ı as i, final ς as σ, and no apostrophes.
 */
export const CRISIS_ELSEWHERE: readonly RegExp[] = [
  ...GERMAN,
  ...SPANISH,
  ...FRENCH,
  ...ITALIAN,
  ...PORTUGUESE,
  ...DUTCH,
  ...POLISH,
  ...TURKISH,
  ...RUSSIAN,
  ...UKRAINIAN,
  ...CZECH,
  ...SWEDISH,
  ...GREEK,
  ...ARABIC,
  ...HINDI,
  ...CHINESE,
  ...JAPANESE,
  ...KOREAN,
];
