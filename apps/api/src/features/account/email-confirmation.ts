import { CONFIRM_EMAIL_HOURS } from '@lf/domain/limits';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { conflict, ruleBroken, tooOften, waitInWords } from '@lf/platform/http/errors';
import { accountChangedMail } from '../../email/account-changed-mail.ts';
import { confirmEmailMail } from '../../email/confirm-email-mail.ts';
import { countMailTo } from '../../email/mails-to-address.ts';
import { emailInUseMail } from '../../email/email-in-use-mail.ts';
import { insertMail } from '../../email/mailer.ts';
import { findEmailLink, prolongEmailLink, replaceEmailLink, writeConfirmedEmail } from './email-confirmation.repo.ts';
import { findUserByEmail } from '../users/users.repo.ts';
import { hashOfLinkSecret, newLinkSecret } from '../link-secret.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { ApiContext } from '../api-context.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** While it lasts the link of the last mail is good. */
const MAILS = {
  name: 'confirm-mail',
  free: 2,
  firstWaitSeconds: 5 * MINUTE_S,
  waitMaxSeconds: 11 * HOUR_S,
  forgetSeconds: 24 * HOUR_S,
};

interface Addressed {
  readonly userId: string;
  readonly email: string;
  /** Not the address of the account yet. */
  readonly isNew: boolean;
}

/** Mails the link that confirms an address. */
export async function sendEmailLink(context: ApiContext, { userId, email, isNew }: Addressed): Promise<void> {
  const key = newLinkSecret();
  await replaceEmailLink(context.db, { userId, email, keyHash: hashOfLinkSecret(key) }, CONFIRM_EMAIL_HOURS);
  const link = `${context.config.PUBLIC_URL}/auth/confirm-email?key=${key}`;
  await context.mailer.queue({ to: email, ...confirmEmailMail({ link, isNew }) });
}

/** The link to the own address again, and not more often than a person can want it. */
export async function sendAgain(context: ApiContext, user: CurrentUser): Promise<string> {
  if (user.emailConfirmed) return SETTINGS_MESSAGES.alreadyConfirmed;
  const seconds = await context.backoff.take(MAILS, user.id);
  if (seconds !== undefined) {
    await prolongEmailLink(context.db, user.id, CONFIRM_EMAIL_HOURS);
    throw tooOften(seconds, SETTINGS_MESSAGES.linkWaits(waitInWords(seconds)));
  }
  await sendEmailLink(context, { userId: user.id, email: user.email, isNew: false });
  return SETTINGS_MESSAGES.linkSent(user.email);
}

/** A link to the address that the account is to have. The answer does not tell whether that one has an account: its owner is told. */
export async function askNewEmail(context: ApiContext, user: CurrentUser, email: string): Promise<string> {
  await countMailTo(context, email);
  const taken = email !== user.email && (await findUserByEmail(context.db, email)) !== undefined;
  if (taken)
    await context.mailer.queue({ to: email, ...emailInUseMail({ link: `${context.config.PUBLIC_URL}/login` }) });
  else await sendEmailLink(context, { userId: user.id, email, isNew: email !== user.email });
  return SETTINGS_MESSAGES.linkSent(email);
}

/** By the link in the mail, from any device. The earlier address of the account is told. */
export function confirmEmail(context: ApiContext, key: string): Promise<{ email: string; changed: boolean }> {
  return context.db.transaction().execute(async (db) => {
    const link = await findEmailLink(db, hashOfLinkSecret(key));
    if (!link) throw ruleBroken([SETTINGS_MESSAGES.emailLinkInvalid], 'email_link');
    const changed = link.confirmed !== link.current;
    // Somebody else may have registered with it meanwhile.
    if (changed && (await findUserByEmail(db, link.confirmed))) throw conflict(AUTH_MESSAGES.emailTaken, 'email_taken');
    await writeConfirmedEmail(db, link.id, link.confirmed);
    await recordEvent(db, { userId: link.id, kind: changed ? 'email_changed' : 'email_confirmed' });
    if (changed)
      await insertMail(db, { to: link.current, ...accountChangedMail('email', context.config.SUPPORT_EMAIL) });
    return { email: link.confirmed, changed };
  });
}
