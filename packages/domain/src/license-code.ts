/** Crockford's letters: none is mistaken for another when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 7;
const GROUP_LETTERS = 4;

/** How many random bytes a code is made of: 28 letters of 5 bits each, 140 bits. */
export const LICENSE_CODE_BYTES = GROUPS * GROUP_LETTERS;

/** An unguessable code from random bytes, as `7KQ2-9MZX-…`: it is the share link too. */
export function licenseCodeFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, LICENSE_CODE_BYTES), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LETTERS, (group + 1) * GROUP_LETTERS).join(''),
  ).join('-');
}

const LICENSE_CODE = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/;

export const isLicenseCode = (text: string): boolean => LICENSE_CODE.test(text.trim().toUpperCase());
