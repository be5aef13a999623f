import { sql } from 'kysely';
import { MIRROR_INVITATION_DAYS } from '@lf/domain/together-limits';
import { accountKey } from '../auth/login-limits.ts';
import type { Database } from '@lf/platform/db/schema';

/** Who may be written to. It outlives the mirrors, so it knows addresses only by a hash. */

const askEnds = sql<Date>`now() - make_interval(days => ${MIRROR_INVITATION_DAYS}::int)`;

/** Of these addresses the ones that this owner has invited not long ago, by whichever mirror. */
export async function askedLately(db: Database, userId: string, emails: readonly string[]): Promise<readonly string[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('mirror_asks')
    .select('address_hash')
    .where('user_id', '=', userId)
    .where('address_hash', 'in', emails.map(accountKey))
    .where('asked_at', '>', askEnds)
    .execute();
  const asked = new Set(rows.map((row) => row.address_hash));
  return emails.filter((email) => asked.has(accountKey(email)));
}

/** False where it was another call's turn, at this very moment. */
export async function noteAsked(db: Database, userId: string, email: string): Promise<boolean> {
  const row = await db
    .insertInto('mirror_asks')
    .values({ user_id: userId, address_hash: accountKey(email) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'address_hash'])
        .doUpdateSet({ asked_at: sql<Date>`now()` })
        .where('mirror_asks.asked_at', '<=', askEnds),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function sweepAsks(db: Database): Promise<void> {
  await db.deleteFrom('mirror_asks').where('asked_at', '<', askEnds).execute();
}

/** From nobody, from now on. What waits to be sent is not sent any longer. */
export async function refuseInvitations(db: Database, email: string): Promise<void> {
  await db
    .insertInto('mirror_refusals')
    .values({ address_hash: accountKey(email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('outbox_mails').where('recipient', '=', email).where('mirror_reply_id', 'is not', null).execute();
}

export async function refusesInvitations(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('mirror_refusals')
    .select('address_hash')
    .where('address_hash', '=', accountKey(email))
    .executeTakeFirst();
  return row !== undefined;
}
