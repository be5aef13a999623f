import { ruleBroken } from '@lf/platform/http/errors';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import {
  consumeRecoveryKey,
  findUserByEmail,
  prolongRecoveryKey,
  replaceRecoveryKey,
  updatePassword,
} from './users.repo.ts';
import { accountChangedMail } from '../../email/account-changed-mail.ts';
import { accountKey } from '../account-key.ts';
import { assertStrong } from '../auth/password-strength.ts';
import { endAllSessions } from '../auth/sessions.repo.ts';
import { hashOfLinkSecret, newLinkSecret } from '../link-secret.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { insertMail } from '../../email/mailer.ts';
import { newDevice } from '../auth/known-devices.ts';
import { recoverPasswordMail } from '../../email/recover-password-mail.ts';
import { writeConfirmedEmail } from '../account/email-confirmation.repo.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { ApiContext } from '../api-context.ts';

const KEY_LIFETIME_MINUTES = 60;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** At most ten mails a day, whoever asks. A wait ends with the day, and while it lasts the link of the last mail is good. */
const MAILS = {
  name: 'recovery-mail',
  free: 1,
  firstWaitSeconds: 5 * MINUTE_S,
  waitMaxSeconds: 11 * HOUR_S,
  forgetSeconds: 24 * HOUR_S,
};

/** Where the link leads: the front end that asked, when we know it, else our own. */
function frontEnd(context: ApiContext, url: string | undefined): string {
  const own = context.config.PUBLIC_URL;
  if (url === undefined || !URL.canParse(url)) return own;
  const { origin } = new URL(url);
  return context.config.ALLOWED_ORIGINS.includes(origin) ? origin : own;
}

/** Counted for every address that somebody types, known or not: the answer tells nobody which it is. 429 when no mail would go out. */
export async function countRequest(context: ApiContext, email: string): Promise<number | undefined> {
  return context.backoff.take(MAILS, accountKey(email));
}

/** No new mail: the link in the last one is good for another hour, so that strangers who ask cannot keep a person out. */
export async function prolongRecovery(context: ApiContext, email: string): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  if (user) await prolongRecoveryKey(context.db, user.id, KEY_LIFETIME_MINUTES * MINUTE_S);
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
  const key = newLinkSecret();
  await replaceRecoveryKey(context.db, user.id, hashOfLinkSecret(key), KEY_LIFETIME_MINUTES * 60);
  const link = `${frontEnd(context, form.url)}/auth/reset-password?key=${key}`;
  await context.mailer.queue({
    to: user.email,
    ...recoverPasswordMail({ firstName: user.first_name, link, minutes: KEY_LIFETIME_MINUTES }),
  });
}

/** Sets the new password, ends every session, and makes this device a known one. A key works once, and only for the address it was made for. */
export async function recoverPassword(
  context: ApiContext,
  form: { email: string; newPassword: string; key: string },
): Promise<string> {
  assertStrong(form.newPassword, [form.email]);
  const passwordHash = await hashPassword(form.newPassword);
  return context.db.transaction().execute(async (db) => {
    const user = await findUserByEmail(db, form.email);
    const consumed = user !== undefined && (await consumeRecoveryKey(db, user.id, hashOfLinkSecret(form.key)));
    if (!user || !consumed) throw ruleBroken([AUTH_MESSAGES.recoveryKeyInvalid], 'recovery_key');
    await updatePassword(db, user.id, passwordHash);
    await endAllSessions(db, user.id);
    await recordEvent(db, { userId: user.id, kind: 'password_reset' });
    // Whoever has the link reads the mails to this address.
    await writeConfirmedEmail(db, user.id, user.email);
    await insertMail(db, { to: user.email, ...accountChangedMail('password', context.config.SUPPORT_EMAIL) });
    return newDevice(context.tokens.secret, user.id);
  });
}
