import type { Database } from '@lf/platform/db/schema';

/** A key that was refunded is nobody's. */
export async function isOwnLicense(db: Database, code: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('licenses')
    .select('code')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
