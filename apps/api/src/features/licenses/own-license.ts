import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { conflict, notFound } from '@lf/platform/http/errors';
import { findLicense } from './licenses.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** A key and whose it is: what everything that is saved about a survey hangs on. */
export interface OwnKey {
  readonly userId: string;
  readonly licenseCode: string;
}

/** The values are confirmed or the result exists: nothing of it can be saved any more. */
export const frozen = () => conflict(SAVE_MESSAGES.frozen, 'frozen');

const notYours = () => notFound(KEY_MESSAGES.licenseUnknown);

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
  if (!license) throw notYours();
  return license;
}

export async function assertOwnLicense(db: Database, userId: string, licenseCode: string) {
  const license = await findLicense(db, licenseCode, userId);
  if (!license) throw notYours();
  return license;
}
