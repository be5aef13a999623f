import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { ruleBroken } from '@lf/platform/http/errors';
import { accountChangedMail } from '../../email/account-changed-mail.ts';
import { assertStrong } from '../auth/password-strength.ts';
import { endAllSessions } from '../auth/sessions.repo.ts';
import { findUserByEmail, updatePassword } from '../users/users.repo.ts';
import { hashPassword, isPasswordOf } from '../auth/password-hash.ts';
import { insertMail } from '../../email/mailer.ts';
import { openSession, type LoggedIn } from '../auth/open-session.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';
import type { ApiContext } from '../api-context.ts';

/** A borrowed browser must not be enough. Not a 401, which would end the session. */
export async function assertOwnPassword(
  db: Database,
  user: CurrentUser,
  password: string,
  message: string = SETTINGS_MESSAGES.wrongPassword,
): Promise<void> {
  const row = await findUserByEmail(db, user.email);
  if (!(await isPasswordOf(row?.password_hash, password))) throw ruleBroken([message], 'wrong_password');
}

/** Every session ends; the caller's goes on under a new token. */
export async function changePassword(
  context: ApiContext,
  user: CurrentUser,
  form: { readonly password: string; readonly newPassword: string; readonly device: string | null },
): Promise<LoggedIn> {
  await assertOwnPassword(context.db, user, form.password);
  assertStrong(form.newPassword, [user.email, user.firstName, user.lastName]);
  const passwordHash = await hashPassword(form.newPassword);
  return context.db.transaction().execute(async (db) => {
    await updatePassword(db, user.id, passwordHash);
    await endAllSessions(db, user.id);
    await recordEvent(db, { userId: user.id, kind: 'password_changed' });
    await insertMail(db, { to: user.email, ...accountChangedMail('password', context.config.SUPPORT_EMAIL) });
    return openSession(context, db, { userId: user.id, device: form.device });
  });
}
