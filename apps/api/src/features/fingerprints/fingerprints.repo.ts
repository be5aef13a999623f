import { sql } from 'kysely';
import { finished } from './links.repo.ts';
import type { Database } from '@lf/platform/db/schema';

export function findFingerprint(db: Database, licenseCode: string, userId: string) {
  return db
    .selectFrom('fingerprints')
    .selectAll()
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** With the texts, and whose they are. */
export function findFinished(db: Database, code: string) {
  return finished(db, [code])
    .innerJoin('users', 'users.id', 'licenses.user_id')
    .select(['users.first_name', 'users.last_name', 'fingerprints.updated_at', 'fingerprints.narrative'])
    .executeTakeFirst();
}

interface FinishedRow {
  readonly license_code: string;
  readonly narrative: string;
  readonly updated_at: Date;
}

/**
 * In the order of an index, each key looked up by itself until there are enough (`offset 0` keeps it apart): as a plain join, a plan for any person
 * reads and sorts all that one has. The newest fifty are enough for a page; the number is text, not a parameter, so that the plan knows it.
 */
export async function listFinishedOf(db: Database, userId: string): Promise<readonly FinishedRow[]> {
  const { rows } = await sql<FinishedRow>`
    select fingerprints.license_code, fingerprints.narrative, fingerprints.updated_at
    from fingerprints cross join lateral (
      select from licenses
      where code = fingerprints.license_code and user_id = ${userId}::uuid and status = 'completed' and revoked_at is null
      offset 0
    ) as finished_key
    where fingerprints.user_id = ${userId}::uuid and fingerprints.values_philosophy <> ''
    order by fingerprints.updated_at desc limit 50`.execute(db);
  return rows;
}

/** Writes what is given; the rest of the row stays. The caller holds the key. */
export async function writeFingerprint(
  db: Database,
  key: { readonly licenseCode: string; readonly userId: string },
  fields: { readonly rankedValues: readonly string[] } & (
    | { readonly confirmed: true }
    | { readonly narrative: string; readonly philosophy: string }
  ),
): Promise<void> {
  const columns = {
    ranked_values: JSON.stringify(fields.rankedValues),
    updated_at: sql<Date>`now()`,
    ...('confirmed' in fields
      ? { confirmed_at: sql<Date>`now()` }
      : { narrative: fields.narrative, values_philosophy: fields.philosophy }),
  };
  await db
    .insertInto('fingerprints')
    .values({ license_code: key.licenseCode, user_id: key.userId, ...columns })
    .onConflict((conflict) => conflict.column('license_code').doUpdateSet(columns))
    .execute();
}

/** False when there is no finished result of this person's to share. */
export async function writeSharing(
  db: Database,
  licenseCode: string,
  userId: string,
  isPublic: boolean,
): Promise<boolean> {
  const row = await db
    .updateTable('fingerprints')
    .set({ public: isPublic })
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .where('values_philosophy', '<>', '')
    .returning('license_code')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is no finished result of this person's to share. */
export async function writeShareCode(
  db: Database,
  licenseCode: string,
  userId: string,
  shareCode: string,
): Promise<boolean> {
  const row = await db
    .updateTable('fingerprints')
    .set({ share_code: shareCode })
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .where('values_philosophy', '<>', '')
    .returning('license_code')
    .executeTakeFirst();
  return row !== undefined;
}
