import { conflict, notFound, tooOften } from '@lf/platform/http/errors';
import { addressKey } from '@lf/platform/http/rate-limit';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { assertStrong } from '../auth/password-strength.ts';
import { mayMail } from '../../email/mails-to-address.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { insertUser } from './users.repo.ts';
import { sendEmailLink } from '../account/email-confirmation.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { registerBody, User } from '@lf/contract/users';
import type * as z from 'zod/mini';
import type { ApiContext } from '../api-context.ts';

export const presentUser = (user: CurrentUser): User => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailConfirmed: user.emailConfirmed,
  secondFactor: user.secondFactor,
});

/** Oneself only; anybody else is not there. */
export function findSelf(user: CurrentUser, id: string): User {
  if (id !== user.id) throw notFound();
  return presentUser(user);
}

const MINUTE_S = 60;
/** Answers that an address is taken: a few in a workshop, slower and slower for whoever tries a list. */
const TAKEN = {
  name: 'register-taken',
  free: 10,
  firstWaitSeconds: MINUTE_S,
  waitMaxSeconds: 60 * MINUTE_S,
  forgetSeconds: 24 * 60 * MINUTE_S,
};

/** Opens the account and mails the link that confirms its address. */
export async function registerUser(
  context: ApiContext,
  form: z.infer<typeof registerBody>,
  address: string,
): Promise<User> {
  assertStrong(form.password, [form.email, form.firstName, form.lastName]);
  const place = addressKey(address);
  const seconds = await context.backoff.wait(TAKEN, place);
  if (seconds !== undefined) throw tooOften(seconds);
  const passwordHash = await hashPassword(form.password);
  const row = await insertUser(context.db, { ...form, passwordHash });
  if (!row) {
    await context.backoff.demand(TAKEN, place);
    throw conflict(AUTH_MESSAGES.emailTaken, 'email_taken');
  }
  await recordEvent(context.db, { userId: row.id, kind: 'registered' });
  // Somebody may type an address that is not theirs, again and again.
  if (await mayMail(context, row.email))
    await sendEmailLink(context, { userId: row.id, email: row.email, isNew: false });
  const { id, first_name: firstName, last_name: lastName, email } = row;
  return { id, firstName, lastName, email, emailConfirmed: false, secondFactor: false };
}
