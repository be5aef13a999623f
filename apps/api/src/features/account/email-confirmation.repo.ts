import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

const inHours = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours}::int)`;

export interface EmailLink {
  readonly userId: string;
  readonly email: string;
  readonly keyHash: string;
}

/** A person has at most one link: the newest. */
export async function replaceEmailLink(db: Database, link: EmailLink, hours: number): Promise<void> {
  const columns = { email: link.email, key_hash: link.keyHash, expires_at: inHours(hours) };
  await db
    .insertInto('email_confirmations')
    .values({ user_id: link.userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function prolongEmailLink(db: Database, userId: string, hours: number): Promise<void> {
  await db
    .updateTable('email_confirmations')
    .set({ expires_at: inHours(hours) })
    .where('user_id', '=', userId)
    .execute();
}

/** Whose address a link confirms. It stays good until it runs out: whoever presses twice is not told that it failed. */
export function findEmailLink(db: Database, keyHash: string) {
  return db
    .selectFrom('email_confirmations')
    .innerJoin('users', 'users.id', 'email_confirmations.user_id')
    .select(['users.id', 'users.email as current', 'email_confirmations.email as confirmed'])
    .where('email_confirmations.key_hash', '=', keyHash)
    .where('email_confirmations.expires_at', '>', sql<Date>`now()`)
    .forUpdate('users')
    .executeTakeFirst();
}

/** The address is this person's. A recovery link on its way to an earlier one stops working. */
export async function writeConfirmedEmail(db: Database, userId: string, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('recovery_keys').where('user_id', '=', userId).execute();
}
