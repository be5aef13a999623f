import { conflict, notFound } from '@lf/platform/http/errors';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { hashPassword } from '../auth/password-hash.ts';
import { insertUser } from './users.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { registerBody, User } from '@lf/contract/users';
import type * as z from 'zod/mini';
import type { ApiContext } from '../api-context.ts';

export const presentUser = (user: CurrentUser): User => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
});

/** Oneself only; anybody else is not there. */
export function findSelf(user: CurrentUser, id: string): User {
  if (id !== user.id) throw notFound();
  return presentUser(user);
}

export async function registerUser(context: ApiContext, form: z.infer<typeof registerBody>): Promise<User> {
  const passwordHash = await hashPassword(form.password);
  const row = await insertUser(context.db, { ...form, passwordHash });
  if (!row) throw conflict(AUTH_MESSAGES.emailTaken, 'email_taken');
  return { id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email };
}
