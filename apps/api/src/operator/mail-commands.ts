import { sql } from 'kysely';
import { CONFIRM_EMAIL_HOURS } from '@lf/domain/limits';
import { confirmEmailMail } from '../email/confirm-email-mail.ts';
import { hashOfLinkSecret, newLinkSecret } from '../features/link-secret.ts';
import { insertMail } from '../email/mailer.ts';
import { OperatorError, required, wholeNumber, type Command, type CommandInput } from './command.ts';
import { recoverPasswordMail } from '../email/recover-password-mail.ts';
import { replaceEmailLink } from '../features/account/email-confirmation.repo.ts';
import { replaceRecoveryKey } from '../features/users/users.repo.ts';
import { userOf } from './user-of.ts';

const RECOVERY_MINUTES = 60;
type User = Awaited<ReturnType<typeof userOf>>;

async function resendConfirmation({ db, config }: CommandInput, user: User): Promise<void> {
  const key = newLinkSecret();
  const link = { userId: user.id, email: user.email, keyHash: hashOfLinkSecret(key) };
  await replaceEmailLink(db, link, CONFIRM_EMAIL_HOURS);
  const address = `${config.PUBLIC_URL}/auth/confirm-email?key=${key}`;
  await insertMail(db, { to: user.email, ...confirmEmailMail({ link: address, isNew: false }) });
}

async function resendPassword({ db, config }: CommandInput, user: User): Promise<void> {
  const key = newLinkSecret();
  await replaceRecoveryKey(db, user.id, hashOfLinkSecret(key), RECOVERY_MINUTES * 60);
  const link = `${config.PUBLIC_URL}/auth/reset-password?key=${key}`;
  const words = { firstName: user.first_name, link, minutes: RECOVERY_MINUTES };
  await insertMail(db, { to: user.email, ...recoverPasswordMail(words) });
}

const RESENT = { confirmation: resendConfirmation, password: resendPassword } as const;

export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    summary: 'Show mails that have not left yet',
    flags: { limit: 'how many (default 50)' },
    changes: false,
    run: async ({ db, flags }) => {
      const rows = await db
        .selectFrom('outbox_mails')
        .select(['recipient', 'subject', 'attempts', 'created_at', 'next_attempt_at'])
        .orderBy('created_at')
        .limit(wholeNumber(flags, 'limit', 50, 10_000))
        .execute();
      return { message: `${rows.length} mail(s) waiting.`, rows };
    },
  },
  {
    name: 'mail retry',
    summary: 'Try all waiting mails again now, as after a repair of the mail server',
    flags: {},
    changes: true,
    run: async ({ db, dryRun }) => {
      const waiting = await db.selectFrom('outbox_mails').select('id').where('attempts', '>', 0).execute();
      if (!dryRun)
        await db
          .updateTable('outbox_mails')
          .set({ next_attempt_at: sql<Date>`now()` })
          .where('attempts', '>', 0)
          .execute();
      return { message: `${dryRun ? 'Would try' : 'Trying'} ${waiting.length} mail(s) again.` };
    },
  },
  {
    name: 'mail resend',
    summary: 'Send a person a mail again, with a new link',
    flags: { email: "the person's address", what: 'confirmation or password' },
    changes: true,
    run: async (input) => {
      const what = required(input.flags, 'what');
      if (what !== 'confirmation' && what !== 'password')
        throw new OperatorError('--what must be confirmation or password');
      const user = await userOf(input);
      if (what === 'confirmation' && user.email_confirmed_at !== null)
        throw new OperatorError(`${user.email} is confirmed already`);
      if (!input.dryRun) await RESENT[what](input, user);
      return { about: user.id, message: `${input.dryRun ? 'Would send' : 'Sent'} the ${what} mail to ${user.email}.` };
    },
  },
];
