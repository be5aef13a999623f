import { sql, type SqlBool } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

/** More than anybody is sent; the rest appears as these are claimed. */
const GIFTS_SHOWN_MAX = 50;

/** Records a gift of an unstarted key of this giver; undefined when it is started, foreign, or on its way already. */
export function insertGift(
  db: Database,
  gift: { code: string; giverId: string; secretHash: string; recipientEmail: string | null },
) {
  return db
    .insertInto('gifts')
    .columns(['license_code', 'giver_id', 'secret_hash', 'recipient_email'])
    .expression(
      db
        .selectFrom('licenses')
        .select([
          'code',
          'user_id',
          sql<string>`${gift.secretHash}::text`.as('secret_hash'),
          sql<string | null>`${gift.recipientEmail}::text`.as('recipient_email'),
        ])
        .where('code', '=', gift.code)
        .where('user_id', '=', gift.giverId)
        .where('status', '=', 'active')
        .where('revoked_at', 'is', null)
        .forUpdate(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function closeGift(db: Database, id: string, giverId: string): Promise<boolean> {
  const row = await db
    .updateTable('gifts')
    .set({ taken_back_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('giver_id', '=', giverId)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every link that was mailed works until the gift is claimed or taken back. */
const isItsSecret = (secretHash: string) =>
  sql<SqlBool>`(secret_hash = ${secretHash} or earlier_secret_hashes @> array[${secretHash}::text])`;

/** Not held: the key is, before its gift, by everybody. Whether it is still open is asked again by `markClaimed`. */
export function findOpenGift(db: Database, secretHash: string) {
  return db
    .selectFrom('gifts')
    .select(['id', 'license_code', 'giver_id'])
    .where(isItsSecret(secretHash))
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
}

/** Sent to this address and not claimed yet. Who gave it stays out: claiming tells no more than the mail did. */
export function listGiftsTo(db: Database, email: string) {
  return db
    .selectFrom('gifts')
    .innerJoin('licenses', 'licenses.code', 'gifts.license_code')
    .select(['gifts.id', 'gifts.created_at', 'gifts.giver_id', 'gifts.license_code'])
    .where('gifts.recipient_email', '=', email)
    .where('gifts.claimed_at', 'is', null)
    .where('gifts.taken_back_at', 'is', null)
    .where('licenses.revoked_at', 'is', null)
    .orderBy('gifts.created_at')
    .limit(GIFTS_SHOWN_MAX)
    .execute();
}

/** A key that its holder could give away now, and how to reach them. */
export function findGivableKey(db: Database, code: string) {
  return db
    .selectFrom('licenses')
    .innerJoin('users', 'users.id', 'licenses.user_id')
    .select(['licenses.user_id', 'users.email', 'users.email_confirmed_at'])
    .where('licenses.code', '=', code)
    .where('licenses.status', '=', 'active')
    .where('licenses.revoked_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gifts')
            .select('gifts.id')
            .whereRef('gifts.license_code', '=', 'licenses.code')
            .where('gifts.claimed_at', 'is', null)
            .where('gifts.taken_back_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
}

export async function hasClaimed(db: Database, secretHash: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gifts')
    .innerJoin('licenses', 'licenses.code', 'gifts.claimed_license_code')
    .select('gifts.id')
    .where('gifts.secret_hash', '=', secretHash)
    .where('licenses.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the key from the giver; undefined when it was started or revoked meanwhile. */
export function removeGivenLicense(db: Database, code: string, giverId: string) {
  return db
    .deleteFrom('licenses')
    .where('code', '=', code)
    .where('user_id', '=', giverId)
    .where('status', '=', 'active')
    .where('revoked_at', 'is', null)
    .returning(['order_id', 'created_at', 'bought_code'])
    .executeTakeFirst();
}

/** False when the giver took it back meanwhile. */
export async function markClaimed(db: Database, id: string, newCode: string): Promise<boolean> {
  const row = await db
    .updateTable('gifts')
    .set({ claimed_at: sql<Date>`now()`, claimed_license_code: newCode })
    .where('id', '=', id)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
