import { sql } from 'kysely';
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
  const row = await db
    .selectFrom('licenses')
    .select('code')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy(sql`case status when 'used' then 0 when 'active' then 1 else 2 end`)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  return row?.code;
}
