import { sql, type RawBuilder } from 'kysely';
import { LICENSE_STATUSES, type LicenseStatus } from '@lf/domain/license-status';
import type { Database } from '@lf/platform/db/schema';

/**
 * The key that a call is made for, as part of a statement: the one it names, or else the one that the person is at work with. Null when
 * they have none; a key that was refunded is nobody's.
 */
export function ownLicense(db: Database, userId: string, code: string | undefined): RawBuilder<string | null> {
  if (code === undefined) return currentLicense(db, userId);
  const named = db
    .selectFrom('licenses')
    .select('code')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  return sql<string | null>`(${named})`;
}

/** The newest, and of equally new ones the first by code, as in the list of keys. Asked for by status one at a time, so that an index finds it among any number of keys. */
function currentLicense(db: Database, userId: string): RawBuilder<string | null> {
  const newestWith = (status: LicenseStatus) =>
    db
      .selectFrom('licenses')
      .select(['code', 'status'])
      .where('user_id', '=', userId)
      .where('status', '=', status)
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('code')
      .limit(1);
  return sql<string | null>`(select code from (${sql.join(
    LICENSE_STATUSES.map(newestWith),
    sql` union all `,
  )}) as found order by case status when 'used' then 0 when 'active' then 1 else 2 end limit 1)`;
}
