import { isEmailAddress, normaliseEmail } from './email.ts';

export interface AddressesInText {
  /** Each once, in the order they stand in the text. */
  readonly addresses: readonly string[];
  /** What looks like an address and is none. */
  readonly doubtful: readonly string[];
}

const SEPARATORS = /[\s,;|<>"()[\]]+/u;

/** Addresses in what somebody pastes: one to a line, a list with commas, a table with names, a mail program's `Ada <ada@…>`. */
export function addressesInText(text: string): AddressesInText {
  const addresses = new Set<string>();
  const doubtful = new Set<string>();
  for (const word of text.split(SEPARATORS)) {
    if (!word.includes('@')) continue;
    const address = word.replace(/^'?(?:mailto:)?/iu, '').replace(/[.:']+$/u, '');
    if (isEmailAddress(address)) addresses.add(normaliseEmail(address));
    else doubtful.add(word);
  }
  return { addresses: [...addresses], doubtful: [...doubtful] };
}

/** Ends like the name of a server: not initials, a date or a sum. */
const LIKE_A_SERVER = /^[^@.\s]+(?:\.[^@.\s]+)*\.\p{L}{2,}$/u;

/**
 * Words that may be addresses whose @ was forgotten. Only for short lists that somebody types: in a table with names and companies such a
 * word is something else.
 */
export function addressesWithoutAt(text: string): readonly string[] {
  const words = text.split(SEPARATORS).map((word) => word.replace(/[.:']+$/u, ''));
  return [...new Set(words.filter((word) => LIKE_A_SERVER.test(word)))];
}
