import { sql } from 'kysely';
import { AGAIN_REMINDER_MONTHS } from '@lf/domain/together-limits';
import { noteEnded } from '../consents/ended-consents.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** The newest finished result of a person: read in the order of an index, each key looked up by itself until one is finished. */
const newestOf = (userId: ReturnType<typeof sql>) => sql`
  select fingerprints.updated_at as finished_at,
    fingerprints.updated_at + make_interval(months => ${AGAIN_REMINDER_MONTHS}::int) as due_at
  from fingerprints cross join lateral (
    select from licenses
    where code = fingerprints.license_code and user_id = fingerprints.user_id and status = 'completed' and revoked_at is null
    offset 0
  ) as finished_key
  where fingerprints.user_id = ${userId} and fingerprints.values_philosophy <> ''
  order by fingerprints.updated_at desc limit 1`;

/** Not written about yet. By the time and not by the key: when the newest key is taken back, an older one is the newest again. */
const isNew = sql`(again_reminders.reminded_finish is null or newest.finished_at > again_reminders.reminded_finish)`;

interface Wish {
  readonly wanted: boolean;
  readonly created_at: Date;
  readonly reminded_finish: Date | null;
  /** Null when no mail is due: it is not wanted, there is no finished result, or the mail about the newest one was sent. */
  readonly due_at: Date | null;
}

/** What this person asks for, or asked for; undefined when they never did. */
export async function findWish(db: Database, userId: string): Promise<Wish | undefined> {
  const { rows } = await sql<Wish>`
    select again_reminders.wanted, again_reminders.created_at, again_reminders.reminded_finish,
      case when again_reminders.wanted and ${isNew} then newest.due_at end as due_at
    from again_reminders left join lateral (${newestOf(sql`again_reminders.user_id`)}) as newest on true
    where again_reminders.user_id = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** Whether that changed anything. Which fingerprint the last mail was about stays known: nobody is written to about one twice. */
export async function addWish(db: Database, userId: string): Promise<boolean> {
  const added = await db
    .insertInto('again_reminders')
    .values({ user_id: userId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ wanted: true, wish_id: sql<string>`gen_random_uuid()`, created_at: sql<Date>`now()` })
        .where('again_reminders.wanted', '=', false),
    )
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether that changed anything. A restore does not bring the wish back, and a mail that has not left yet does not leave. */
export async function removeWish(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .updateTable('again_reminders')
    .set({ wanted: false })
    .where('user_id', '=', userId)
    .where('wanted', '=', true)
    .returning('wish_id')
    .executeTakeFirst();
  await noteEnded(db, removed === undefined ? [] : [removed.wish_id]);
  await db.deleteFrom('outbox_mails').where('reminded_user_id', '=', userId).execute();
  return removed !== undefined;
}

interface DueWish {
  readonly user_id: string;
  /** As text: a date of JavaScript has no microseconds, and the same fingerprint would be later than itself. */
  readonly finished_at: string;
  readonly email: string;
  readonly first_name: string;
}

/** Wishes whose time has come, held until the transaction ends: another process that looks meanwhile passes them by. */
export async function holdDueWishes(trx: Database, limit: number): Promise<readonly DueWish[]> {
  const { rows } = await sql<DueWish>`
    select again_reminders.user_id, newest.finished_at::text as finished_at, users.email, users.first_name
    from again_reminders
    join users on users.id = again_reminders.user_id and users.email_confirmed_at is not null
    cross join lateral (${newestOf(sql`again_reminders.user_id`)}) as newest
    where again_reminders.wanted and newest.due_at <= now() and ${isNew}
    limit ${limit}
    for update of again_reminders skip locked`.execute(trx);
  return rows;
}

export async function markReminded(trx: Database, { user_id, finished_at }: DueWish): Promise<void> {
  await trx
    .updateTable('again_reminders')
    .set({ reminded_finish: sql<Date>`${finished_at}::timestamptz` })
    .where('user_id', '=', user_id)
    .execute();
}
