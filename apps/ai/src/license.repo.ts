import { sql } from 'kysely';
import { LICENSE_STATUSES, type LicenseStatus } from '@lf/domain/license-status';
import type { Database } from '@lf/platform/db/schema';

/**
 * The key that a call is made for: the one it names, or else the one that the person is at work with. Undefined when they have none;
 * a key that was refunded is nobody's.
 */
export async function findOwnLicense(
  db: Database,
  userId: string,
  code: string | undefined,
): Promise<string | undefined> {
  if (code === undefined) return findCurrentLicense(db, userId);
  const row = await db
    .selectFrom('licenses')
    .select('code')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.code;
}

/** Asked for by status one at a time, so that an index finds it among any number of keys. */
async function findCurrentLicense(db: Database, userId: string): Promise<string | undefined> {
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
  const { rows } = await sql<{ code: string }>`select code from (${sql.join(
    LICENSE_STATUSES.map(newestWith),
    sql` union all `,
  )}) as found order by case status when 'used' then 0 when 'active' then 1 else 2 end limit 1`.execute(db);
  return rows[0]?.code;
}
