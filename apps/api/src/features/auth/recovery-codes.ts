import { randomInt } from 'node:crypto';
import { RECOVERY_CODES_COUNT } from '@lf/domain/limits';

/** No 0 and O, no 1, I and L: they are read from paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const LETTERS_PER_GROUP = 4;

const group = (): string =>
  Array.from({ length: LETTERS_PER_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 79 random bits each: an unsalted hash of one tells nobody the code. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES_COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** As it is compared: the hyphens are for reading. */
export const plainRecoveryCode = (code: string): string => code.replaceAll('-', '');
