import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { unauthenticated } from '@lf/platform/http/errors';
import { createSession } from './sessions.repo.ts';
import { countAttempt, type LoginAttempt } from './login-limits.ts';
import { findUserByEmail } from '../users/users.repo.ts';
import { isPasswordOf } from './password-hash.ts';
import { newDevice } from './known-devices.ts';
import type { ApiContext } from '../api-context.ts';

const HOUR_MS = 60 * 60 * 1_000;

export interface LoggedIn {
  readonly access_token: string;
  /** What this browser shows the next time. */
  readonly device: string;
}

/** A token for the person with this e-mail and password. */
export async function logIn(context: ApiContext, attempt: LoginAttempt & { password: string }): Promise<LoggedIn> {
  const user = await findUserByEmail(context.db, attempt.email);
  const succeeded = await countAttempt(context, attempt, user?.id);
  const matches = await isPasswordOf(user?.password_hash, attempt.password);
  // One answer for an unknown address and for a wrong password.
  if (!user || !matches) throw unauthenticated(AUTH_MESSAGES.wrongCredentials, 'wrong_credentials');
  await succeeded();
  const expiresAt = new Date(Date.now() + context.config.TOKEN_HOURS * HOUR_MS);
  const sessionId = await createSession(context.db, user.id, expiresAt);
  return {
    access_token: context.tokens.sign({ userId: user.id, sessionId }, expiresAt),
    device: newDevice(context.tokens.secret, user.id),
  };
}
