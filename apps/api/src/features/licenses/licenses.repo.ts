import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { LICENSE_CODE_BYTES, licenseCodeFrom } from '@lf/domain/license-code';
import type { Database } from '@lf/platform/db/schema';
import type { LicenseStatus } from '@lf/domain/license-status';

export const newCode = () => licenseCodeFrom(randomBytes(LICENSE_CODE_BYTES));

/** Issues `count` keys to a person, in one statement. */
export function insertLicenses(
  db: Database,
  to: {
    userId: string;
    count: number;
    orderId?: string;
    givenBy?: string;
    createdAt?: Date;
    /** Of a key that passes on: the code under which it was bought. */
    boughtCode?: string | null;
  },
) {
  const rows = Array.from({ length: to.count }, newCode);
  return db
    .insertInto('licenses')
    .columns(['code', 'user_id', 'order_id', 'given_by', 'created_at', 'bought_code'])
    .expression(
      sql`select code, ${to.userId}::uuid, ${to.orderId ?? null}::uuid, ${to.givenBy ?? null}::uuid, coalesce(${to.createdAt ?? null}::timestamptz, now()), ${to.boughtCode ?? null}::text
          from unnest(${rows}::text[]) as code`,
    )
    .returningAll()
    .execute();
}

/** Issues the keys of a purchase, and writes them into its buyer's records. */
export async function insertBoughtLicenses(db: Database, to: { userId: string; count: number; orderId: string }) {
  const issued = await insertLicenses(db, to);
  await sql`insert into bought_keys (code, buyer_id, order_id, created_at)
    select code, user_id, order_id, created_at from licenses where order_id = ${to.orderId}::uuid`.execute(db);
  await sql`update licenses set bought_code = code where order_id = ${to.orderId}::uuid`.execute(db);
  return issued;
}

export function findLicense(db: Database, code: string, userId: string) {
  return db
    .selectFrom('licenses')
    .selectAll()
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

const now = sql<Date>`now()`;

/** Some keys are finished without ever being marked as begun. */
const timesOf = (to: LicenseStatus) =>
  to === 'completed'
    ? { completed_at: now, used_at: sql<Date>`coalesce(licenses.used_at, now())` }
    : to === 'used'
      ? { used_at: now }
      : {};

/** Compare-and-set: moves only from the status that the rule allows, only the owner's, never while the key is a gift under way. */
export function moveLicense(
  db: Database,
  code: string,
  userId: string,
  from: readonly LicenseStatus[],
  to: LicenseStatus,
) {
  return db
    .updateTable('licenses')
    .set({ status: to, ...timesOf(to) })
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('status', 'in', from)
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
    .returningAll()
    .executeTakeFirst();
}
