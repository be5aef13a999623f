import { notFound } from '@lf/platform/http/errors';
import type { Database } from '@lf/platform/db/schema';

/** The caller's own key, held until the transaction ends: no save can slip past a confirmation. Anybody else's is not there. */
export async function holdOwnLicense(db: Database, userId: string, licenseCode: string) {
  const license = await db
    .selectFrom('licenses')
    .select(['code', 'status'])
    .where('code', '=', licenseCode)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!license) throw notFound();
  return license;
}

export async function assertOwnLicense(db: Database, userId: string, licenseCode: string): Promise<void> {
  const license = await db
    .selectFrom('licenses')
    .select('code')
    .where('code', '=', licenseCode)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!license) throw notFound();
}
