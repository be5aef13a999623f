import { ruleBroken } from '@lf/platform/http/errors';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { consumeRecoveryKey, findUserByEmail, replaceRecoveryKey, updatePassword } from './users.repo.ts';
import { endAllSessions } from '../auth/sessions.repo.ts';
import { hashOfLinkSecret, newLinkSecret } from '../link-secret.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { recoverPasswordMail } from '../../email/recover-password-mail.ts';
import type { ApiContext } from '../api-context.ts';

const KEY_LIFETIME_MINUTES = 60;
const REQUESTS_PER_ACCOUNT = { name: 'recover-account', max: 5, windowSeconds: 3_600 };

/** Where the link leads: the front end that asked, when we know it, else our own. */
function frontEnd(context: ApiContext, url: string | undefined): string {
  const own = context.config.PUBLIC_URL;
  if (url === undefined || !URL.canParse(url)) return own;
  const { origin } = new URL(url);
  return context.config.ALLOWED_ORIGINS.includes(origin) ? origin : own;
}

/**
 * Queues the mail when the address is known. The caller answers before this work is done, so known and unknown
 * addresses take the same time.
 */
export async function requestRecovery(
  context: ApiContext,
  form: { email: string; url?: string | undefined },
): Promise<void> {
  const user = await findUserByEmail(context.db, form.email);
  if (!user) return;
  await context.limit(REQUESTS_PER_ACCOUNT, user.id);
  const key = newLinkSecret();
  await replaceRecoveryKey(context.db, user.id, hashOfLinkSecret(key), KEY_LIFETIME_MINUTES * 60);
  const link = `${frontEnd(context, form.url)}/auth/reset-password?key=${key}`;
  await context.mailer.queue({
    to: user.email,
    ...recoverPasswordMail({ firstName: user.first_name, link, minutes: KEY_LIFETIME_MINUTES }),
  });
}

/** Sets the new password and ends every session. A key works once, and only for the address it was made for. */
export async function recoverPassword(
  context: ApiContext,
  form: { email: string; newPassword: string; key: string },
): Promise<void> {
  const passwordHash = await hashPassword(form.newPassword);
  await context.db.transaction().execute(async (db) => {
    const user = await findUserByEmail(db, form.email);
    const consumed = user !== undefined && (await consumeRecoveryKey(db, user.id, hashOfLinkSecret(form.key)));
    if (!user || !consumed) throw ruleBroken([AUTH_MESSAGES.recoveryKeyInvalid], 'recovery_key');
    await updatePassword(db, user.id, passwordHash);
    await endAllSessions(db, user.id);
  });
}
