import * as z from 'zod/mini';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { SECOND_STEP_MESSAGES } from '@lf/domain/messages/second-step';
import { isEmailAddress, normaliseEmail } from '@lf/domain/email';
import { CODE_CHARACTERS_MAX, EMAIL_CHARACTERS_MAX, NAME_CHARACTERS_MAX } from './limits.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from '@lf/domain/limits';

/** What people enter about themselves, with the spec's messages. Forms and requests use the same ones. */

export const email = z.pipe(
  z.string(AUTH_MESSAGES.emailRequired).check(
    z.trim(),
    z.minLength(1, AUTH_MESSAGES.emailRequired),
    z.maxLength(EMAIL_CHARACTERS_MAX, AUTH_MESSAGES.emailInvalid),
    z.refine((text) => text === '' || isEmailAddress(text), AUTH_MESSAGES.emailInvalid),
  ),
  z.transform(normaliseEmail),
);

const name = (required: string) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(NAME_CHARACTERS_MAX, AUTH_MESSAGES.nameTooLong));
export const firstName = name(AUTH_MESSAGES.firstNameRequired);
export const lastName = name(AUTH_MESSAGES.lastNameRequired);

/** A password being chosen: 7 to 128 characters. */
export const newPassword = z.string(AUTH_MESSAGES.passwordRequired).check(
  z.minLength(1, AUTH_MESSAGES.passwordRequired),
  z.refine((text) => text === '' || text.length >= PASSWORD_CHARACTERS_MIN, AUTH_MESSAGES.passwordTooShort),
  z.maxLength(PASSWORD_CHARACTERS_MAX, AUTH_MESSAGES.passwordTooLong),
);

/** A password being proven: any length we could have stored. */
export const password = z
  .string(AUTH_MESSAGES.passwordRequired)
  .check(
    z.minLength(1, AUTH_MESSAGES.passwordRequired),
    z.maxLength(PASSWORD_CHARACTERS_MAX, AUTH_MESSAGES.passwordTooLong),
  );

/** From the app, or one of the recovery codes: spaces and hyphens are for reading. */
export const secondFactorCode = z.pipe(
  z
    .string(SECOND_STEP_MESSAGES.codeRequired)
    .check(
      z.trim(),
      z.minLength(1, SECOND_STEP_MESSAGES.codeRequired),
      z.maxLength(CODE_CHARACTERS_MAX, SECOND_STEP_MESSAGES.codeWrong),
    ),
  z.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
);
