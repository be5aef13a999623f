import { sql } from 'kysely';
import { REMINDER_PAUSE_HOURS } from '@lf/domain/limits';
import type { Database } from '@lf/platform/db/schema';

export interface NewSending {
  readonly id: string;
  readonly giverId: string;
  readonly message: string;
}

/** False where this sending is on record already. */
export async function insertSending(db: Database, { id, giverId, message }: NewSending): Promise<boolean> {
  const row = await db
    .insertInto('gift_sendings')
    .values({ id, giver_id: giverId, gift_message: message })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many keys an earlier call sent; undefined when the sending is somebody else's. */
export async function countSent(db: Database, id: string, giverId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('gift_sendings')
    .select((eb) =>
      eb
        .selectFrom('gifts')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('gifts.sending_id', '=', 'gift_sendings.id')
        .as('count'),
    )
    .where('id', '=', id)
    .where('giver_id', '=', giverId)
    .executeTakeFirst();
  return row === undefined ? undefined : (row.count ?? 0);
}

/** Unstarted keys that are not on their way to anybody, held until the transaction ends. */
export function holdFreeKeys(
  db: Database,
  want: { readonly giverId: string; readonly orderId: string | undefined; readonly count: number },
) {
  return db
    .selectFrom('licenses')
    .select('code')
    .where('user_id', '=', want.giverId)
    .where('status', '=', 'active')
    .where('revoked_at', 'is', null)
    .$if(want.orderId !== undefined, (query) => query.where('order_id', '=', want.orderId ?? null))
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
    .orderBy('code')
    .limit(want.count)
    .forUpdate()
    .execute();
}

export interface NewGifts {
  readonly giverId: string;
  readonly sendingId: string;
  readonly codes: readonly string[];
  readonly emails: readonly string[];
  /** Of no link yet: each mail makes its own. */
  readonly secretHashes: readonly string[];
}

export async function insertGifts(db: Database, gifts: NewGifts): Promise<void> {
  await sql`insert into gifts (license_code, giver_id, sending_id, secret_hash, recipient_email, mail_kind, mail_due_at)
    select code, ${gifts.giverId}::uuid, ${gifts.sendingId}::uuid, secret_hash, email, 'gift', now()
    from unnest(${gifts.codes}::text[], ${gifts.secretHashes}::text[], ${gifts.emails}::text[])
      as given (code, secret_hash, email)`.execute(db);
}

export async function isOpenGiftOf(db: Database, id: string, giverId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gifts')
    .select('id')
    .where('id', '=', id)
    .where('giver_id', '=', giverId)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** An unclaimed gift is mailed again, perhaps to another address. False when it is none of this giver's. */
export async function makeDue(
  db: Database,
  gift: { readonly id: string; readonly giverId: string; readonly email: string | undefined },
): Promise<boolean> {
  const row = await db
    .updateTable('gifts')
    .set({
      mail_kind: 'gift',
      mail_due_at: sql<Date>`now()`,
      mail_refused_at: null,
      ...(gift.email === undefined ? {} : { recipient_email: gift.email }),
    })
    .where('id', '=', gift.id)
    .where('giver_id', '=', gift.giverId)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .$if(gift.email === undefined, (query) => query.where('recipient_email', 'is not', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever got a mail, has not claimed the key, and was left in peace for a day. */
export async function makeRemindersDue(db: Database, giverId: string, orderId: string): Promise<number> {
  const rows = await db
    .updateTable('gifts')
    .set({ mail_kind: 'reminder', mail_due_at: sql<Date>`now()` })
    .where('giver_id', '=', giverId)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('mail_due_at', 'is', null)
    .where('mail_refused_at', 'is', null)
    .where('recipient_email', 'is not', null)
    .where('mailed_at', '<', sql<Date>`now() - make_interval(hours => ${REMINDER_PAUSE_HOURS}::int)`)
    .where('license_code', 'in', (eb) =>
      eb.selectFrom('bought_keys').select('code').where('order_id', '=', orderId).where('buyer_id', '=', giverId),
    )
    .returning('id')
    .execute();
  return rows.length;
}
