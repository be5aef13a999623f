import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { unauthenticated } from '@lf/platform/http/errors';
import { createSession } from './sessions.repo.ts';
import { findUserByEmail } from '../users/users.repo.ts';
import { isPasswordOf } from './password-hash.ts';
import type { ApiContext } from '../api-context.ts';

export const LOGIN_PER_ACCOUNT = { name: 'login-account', max: 10, windowSeconds: 300 };
const HOUR_MS = 60 * 60 * 1_000;

/** A token for the person with this e-mail and password. */
export async function logIn(context: ApiContext, credentials: { email: string; password: string }): Promise<string> {
  await context.limit(LOGIN_PER_ACCOUNT, credentials.email);
  const user = await findUserByEmail(context.db, credentials.email);
  const matches = await isPasswordOf(user?.password_hash, credentials.password);
  // One answer for an unknown address and for a wrong password.
  if (!user || !matches) throw unauthenticated(AUTH_MESSAGES.wrongCredentials, 'wrong_credentials');
  const expiresAt = new Date(Date.now() + context.config.TOKEN_HOURS * HOUR_MS);
  const sessionId = await createSession(context.db, user.id, expiresAt);
  return context.tokens.sign({ userId: user.id, sessionId }, expiresAt);
}
