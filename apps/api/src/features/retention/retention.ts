import { sql } from 'kysely';
import { DRAFT_REMINDER_DAYS, PAYMENT_EVENTS_KEPT_DAYS, UNPAID_ORDERS_KEPT_DAYS } from '@lf/domain/limits';
import { sealerOf } from '@lf/platform/sealing/sealing-dialect';
import { reseal } from '@lf/platform/sealing/reseal';
import { sweepBackoffs } from '@lf/platform/http/backoff';
import { sweepRateLimits } from '@lf/platform/http/rate-limit';
import { draftReminderMail } from '../../email/draft-reminder-mail.ts';
import { insertMail } from '../../email/mailer.ts';
import { deleteDrafts, dueForClearing, dueForReminder, holdKeys, markReminded } from './due-drafts.repo.ts';
import { remindAgain } from '../again/again.service.ts';
import { makeMissingCopies } from '../fingerprint-data/answers-copy.repo.ts';
import { sweepEnded } from '../consents/ended-consents.repo.ts';
import { sweepInvitations } from '../mirror/mirror-replies.repo.ts';
import { sweepEvents } from '../audit/audit.repo.ts';
import { sweepSideBySides } from '../side-by-side/side-by-side.repo.ts';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

export interface Swept {
  /** Keys whose people were told, and keys whose drafts were cleared. */
  readonly reminded: number;
  readonly cleared: number;
}

export interface RetentionParts {
  readonly db: Database;
  readonly config: Pick<Config, 'DRAFT_KEPT_MONTHS' | 'BACKUP_KEPT_DAYS' | 'PUBLIC_URL'>;
}

type Due = typeof dueForReminder;

/** Those that are due and that nobody is saving now, held until the transaction ends. Asked twice: a save may have come in between. */
async function holdDue(trx: Database, due: Due, months: number) {
  const held = new Set(
    (
      await holdKeys(
        trx,
        (await due(trx, months).execute()).map(({ code }) => code),
      )
    ).map(({ code }) => code),
  );
  return (await due(trx, months).execute()).filter(({ code }) => held.has(code));
}

/** One mail to each person, whichever process gets to it first. */
function remind({ db, config }: RetentionParts): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await holdDue(trx, dueForReminder, config.DRAFT_KEPT_MONTHS);
    if (due.length === 0) return 0;
    await markReminded(
      trx,
      due.map(({ code }) => code),
    );
    const people = await trx
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('id', 'in', [...new Set(due.map(({ user_id }) => user_id))])
      .execute();
    const words = { link: `${config.PUBLIC_URL}/account`, months: config.DRAFT_KEPT_MONTHS, days: DRAFT_REMINDER_DAYS };
    for (const { email, first_name } of people)
      await insertMail(trx, { to: email, ...draftReminderMail({ ...words, firstName: first_name }) });
    return due.length;
  });
}

function clear({ db, config }: RetentionParts): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await holdDue(trx, dueForClearing, config.DRAFT_KEPT_MONTHS);
    if (due.length > 0)
      await deleteDrafts(
        trx,
        due.map(({ code }) => code),
      );
    return due.length;
  });
}

/** Until a round finds nothing more. */
async function exhaust(round: () => Promise<number>): Promise<number> {
  let all = 0;
  for (let found = await round(); found > 0; found = await round()) all += found;
  return all;
}

/** Keeps the promise of the privacy page, and forgets what has expired by itself. Any number of processes may run it at once. */
export async function sweep(parts: RetentionParts): Promise<Swept> {
  const reminded = await exhaust(() => remind(parts));
  const cleared = await exhaust(() => clear(parts));
  await exhaust(() => remindAgain(parts));
  await parts.db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await parts.db
    .deleteFrom('recovery_keys')
    // A request that sends no mail makes the last link good again: see users/password-recovery.ts.
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => 1)`)
    .execute();
  // The day more is for a backup that was made just before its time was over.
  await parts.db
    .deleteFrom('deleted_users')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${parts.config.BACKUP_KEPT_DAYS + 1}::int)`)
    .execute();
  await parts.db
    .deleteFrom('email_confirmations')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await sweepEnded(parts.db, parts.config.BACKUP_KEPT_DAYS);
  await sweepInvitations(parts.db);
  // Every provider has given up on a checkout, and on delivering an event again, long before.
  await parts.db
    .deleteFrom('orders')
    .where('status', 'in', ['pending', 'expired'])
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${UNPAID_ORDERS_KEPT_DAYS}::int)`)
    .execute();
  await parts.db
    .deleteFrom('payment_events')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${PAYMENT_EVENTS_KEPT_DAYS}::int)`)
    .execute();
  // After a change of the key, and once after the upgrade that brought keys.
  if (sealerOf(parts.db) !== undefined) await reseal(parts.db);
  await makeMissingCopies(parts.db);
  await sweepSideBySides(parts.db);
  await sweepEvents(parts.db);
  await sweepRateLimits(parts.db);
  await sweepBackoffs(parts.db);
  return { reminded, cleared };
}
