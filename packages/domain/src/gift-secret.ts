import { alphabetLetters, alphabetLettersFrom } from './license-code.ts';

/** Not as long as a license code, so that each is known by its length: 30 letters of 5 bits each, 150 bits. */
export const GIFT_SECRET_BYTES = 30;

/** The secret in a gift's link. Case does not matter, and it can be typed from paper. */
export const giftSecretFrom = (bytes: Uint8Array): string =>
  alphabetLettersFrom(bytes.slice(0, GIFT_SECRET_BYTES)).toLowerCase();

/** A typed secret in its own form; undefined when the text is none. */
export const readGiftSecret = (text: string): string | undefined =>
  alphabetLetters(text, GIFT_SECRET_BYTES)?.toLowerCase();
