import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { unauthenticated } from '@lf/platform/http/errors';
import { assertSecondFactor } from './second-factor.ts';
import { countAttempt, type LoginAttempt } from './login-limits.ts';
import { findUserByEmail } from '../users/users.repo.ts';
import { isPasswordOf } from './password-hash.ts';
import { openSession, type LoggedIn } from './open-session.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { ApiContext } from '../api-context.ts';

export interface Credentials extends LoginAttempt {
  readonly password: string;
  readonly otp?: string | undefined;
  /** Browser and system, for the list of sessions. */
  readonly deviceName: string | null;
}

/** A token for the person with this e-mail and password, and with the second factor where it is on. */
export async function logIn(context: ApiContext, attempt: Credentials): Promise<LoggedIn> {
  const user = await findUserByEmail(context.db, attempt.email);
  const succeeded = await countAttempt(context, attempt, user?.id);
  const matches = await isPasswordOf(user?.password_hash, attempt.password);
  // One answer for an unknown address and for a wrong password.
  if (!user || !matches) throw unauthenticated(AUTH_MESSAGES.wrongCredentials, 'wrong_credentials');
  if (user.second_factor_at !== null) await assertSecondFactor(context.db, user.id, attempt.otp);
  await succeeded();
  const loggedIn = await openSession(context, context.db, { userId: user.id, device: attempt.deviceName });
  await recordEvent(context.db, {
    userId: user.id,
    kind: 'logged_in',
    detail: attempt.deviceName === null ? {} : { device: attempt.deviceName },
  });
  return loggedIn;
}
