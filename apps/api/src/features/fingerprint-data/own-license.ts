import { conflict, notFound } from '@lf/platform/http/errors';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
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

/** Once the values are confirmed or the result exists, every save is refused. */
export async function assertNotFrozen(db: Database, userId: string, licenseCode: string): Promise<void> {
  const license = await holdOwnLicense(db, userId, licenseCode);
  if (license.status === 'completed') throw conflict(SAVE_MESSAGES.frozen, 'frozen');
  const confirmed = await db
    .selectFrom('fingerprints')
    .select('license_code')
    .where('license_code', '=', licenseCode)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (confirmed) throw conflict(SAVE_MESSAGES.frozen, 'frozen');
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
