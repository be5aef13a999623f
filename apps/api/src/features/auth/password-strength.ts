import { dictionary } from '@zxcvbn-ts/language-common';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { ruleBroken } from '@lf/platform/http/errors';

/** The passwords that are tried first, from public lists of stolen ones. Lists of words are none: four words make a good password. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
/** `lovelace12!` is `lovelace` to whoever guesses. */
const ENDING = /[\d\s!?.,_*#$%&@-]{1,4}$/u;
const CHARACTERS_DIFFERENT_MIN = 4;
/** A shorter name is part of too many words. */
const PERSONAL_CHARACTERS_MIN = 4;

/** Why this password is too easy to guess, or undefined. `about`: what others know of the person. */
export function weaknessOf(password: string, about: readonly string[]): string | undefined {
  const text = password.toLowerCase();
  const trunk = text.replace(ENDING, '');
  const personal = about.flatMap((part) => [part, ...part.split('@')]).map((part) => part.trim().toLowerCase());
  if (personal.some((part) => part.length >= PERSONAL_CHARACTERS_MIN && (part === text || part === trunk)))
    return SETTINGS_MESSAGES.passwordPersonal;
  if (common.has(text)) return SETTINGS_MESSAGES.passwordCommon;
  return new Set(text).size < CHARACTERS_DIFFERENT_MIN ? SETTINGS_MESSAGES.passwordMonotone : undefined;
}

export function assertStrong(password: string, about: readonly string[]): void {
  const weakness = weaknessOf(password, about);
  if (weakness !== undefined) throw ruleBroken([weakness], 'weak_password');
}
