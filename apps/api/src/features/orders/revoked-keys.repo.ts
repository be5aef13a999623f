import { sql } from 'kysely';
import { deleteMirrorsOfKeys } from '../mirror/mirrors.repo.ts';
import { deleteSideBySidesOfKeys } from '../side-by-side/side-by-side.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** A key that somebody had and has no longer. */
export interface LostKey {
  readonly code: string;
  readonly holderEmail: string;
  /** To whom it was on its way by mail. */
  readonly recipientEmail: string | null;
}

/**
 * Keys of an order that nobody has started; started ones stay with whoever holds them. A survey with a text in it is started,
 * whatever its key says.
 */
export async function unusedKeysOf(db: Database, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from licenses where order_id = ${orderId}::uuid and status = 'active' and revoked_at is null
      and not exists (select from answers where answers.license_code = licenses.code)
      and not exists (
        select from survey_records s where s.license_code = licenses.code
          and (s.data <> '{}' or s.about_you is not null or s.professional_life is not null))
    order by code for update`.execute(db);
  return rows.map(({ code }) => code);
}

/** Takes keys back, and whatever was on its way with them. */
export async function revokeKeys(db: Database, codes: readonly string[]): Promise<LostKey[]> {
  if (codes.length === 0) return [];
  const keys = await db
    .updateTable('licenses')
    .from('users')
    .set({ revoked_at: sql<Date>`now()` })
    .whereRef('users.id', '=', 'licenses.user_id')
    .where('licenses.code', 'in', codes)
    .where('licenses.revoked_at', 'is', null)
    .returning(['licenses.code', 'users.email'])
    .execute();
  await deleteSideBySidesOfKeys(db, codes);
  await deleteMirrorsOfKeys(db, codes);
  const gifts = await db
    .updateTable('gifts')
    .set({ taken_back_at: sql<Date>`now()` })
    .where('license_code', 'in', codes)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .returning(['id', 'license_code', 'recipient_email', 'mailed_at'])
    .execute();
  const ids = gifts.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('outbox_mails').where('gift_id', 'in', ids).execute();
  return keys.map(({ code, email }) => {
    const gift = gifts.find((candidate) => candidate.license_code === code);
    // Whoever never got the mail has nothing to lose.
    const recipientEmail = gift === undefined || gift.mailed_at === null ? null : gift.recipient_email;
    return { code, holderEmail: email, recipientEmail };
  });
}
