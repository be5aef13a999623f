import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { PASSWORD_CHARACTERS_MAX } from '@lf/domain/limits';
import { email, firstName, lastName, newPassword } from './credentials.ts';
import { EMAIL_CHARACTERS_MAX, NAME_CHARACTERS_MAX } from './limits.ts';

// zod lends a field's first words to every check that has none: a name too long must not be called a missing one.
test.each([
  [firstName, '', AUTH_MESSAGES.firstNameRequired],
  [firstName, 'a'.repeat(NAME_CHARACTERS_MAX + 1), AUTH_MESSAGES.nameTooLong],
  [lastName, '   ', AUTH_MESSAGES.lastNameRequired],
  [lastName, 'a'.repeat(NAME_CHARACTERS_MAX + 1), AUTH_MESSAGES.nameTooLong],
  [email, '', AUTH_MESSAGES.emailRequired],
  [email, `${'a'.repeat(EMAIL_CHARACTERS_MAX)}@example.org`, AUTH_MESSAGES.emailInvalid],
  [newPassword, 'short', AUTH_MESSAGES.passwordTooShort],
  [newPassword, 'a'.repeat(PASSWORD_CHARACTERS_MAX + 1), AUTH_MESSAGES.passwordTooLong],
])('field %# says what is wrong with %j', (field, given, message) => {
  expect(z.safeParse(field, given).error?.issues[0]?.message).toBe(message);
});
