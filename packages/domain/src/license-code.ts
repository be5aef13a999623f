/** Crockford's letters: none is mistaken for another when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 7;
const GROUP_LETTERS = 4;

/** How many random bytes a code is made of: 28 letters of 5 bits each, 140 bits. */
export const LICENSE_CODE_BYTES = GROUPS * GROUP_LETTERS;

/** One letter of five bits from each random byte. */
export const alphabetLettersFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

const inGroups = (letters: string): string =>
  Array.from({ length: GROUPS }, (_, group) => letters.slice(group * GROUP_LETTERS, (group + 1) * GROUP_LETTERS)).join(
    '-',
  );

/** An unguessable code from random bytes, as `7KQ2-9MZX-…`: it is the share link too. */
export function licenseCodeFrom(bytes: Uint8Array): string {
  return inGroups(alphabetLettersFrom(bytes.slice(0, LICENSE_CODE_BYTES)));
}

/** How the letters that the alphabet leaves out are read: each looks like one that is in it. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** Typed or pasted letters of our alphabet: any case, whatever stands between them; undefined when there are not exactly `count`. */
export function alphabetLetters(text: string, count: number): string | undefined {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = Array.from(typed, (letter) => READ_AS[letter] ?? letter);
  return letters.length === count && letters.every((letter) => ALPHABET.includes(letter))
    ? letters.join('')
    : undefined;
}

/** A typed or pasted license code in its own form; undefined when the text is none. */
export function readLicenseCode(text: string): string | undefined {
  const letters = alphabetLetters(text, GROUPS * GROUP_LETTERS);
  return letters === undefined ? undefined : inGroups(letters);
}
