import { sql, type SqlBool } from 'kysely';
import { createBatch } from '@lf/platform/db/batch';
import type { Database } from '@lf/platform/db/schema';

/** More than anybody has; opening each costs time. */
const FINISHED_SHOWN_MAX = 50;

export function findFingerprint(db: Database, licenseCode: string, userId: string) {
  return db
    .selectFrom('fingerprints')
    .selectAll()
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** By the key or by the link: both are columns of the result, so that each has an index. */
const isItsCode = (codes: readonly string[]) =>
  sql<SqlBool>`(fingerprints.license_code = any(${codes}::text[]) or fingerprints.share_code = any(${codes}::text[]))`;

/** Results of completed keys that were not taken back. */
const finished = (db: Database, codes: readonly string[]) =>
  db
    .selectFrom('fingerprints')
    .innerJoin('licenses', 'licenses.code', 'fingerprints.license_code')
    .select([
      'fingerprints.license_code',
      'fingerprints.share_code',
      'fingerprints.public',
      'licenses.user_id',
      // Changes with every write to the row.
      sql<string>`fingerprints.xmin::text`.as('row'),
    ])
    .where(isItsCode(codes))
    .where('licenses.status', '=', 'completed')
    .where('licenses.revoked_at', 'is', null)
    .where('fingerprints.values_philosophy', '<>', '');

/** A finished result without its texts: what decides who may see it, and which version of it. */
export interface FinishedLink {
  readonly license_code: string;
  readonly share_code: string | null;
  readonly public: boolean;
  readonly user_id: string;
  readonly row: string;
}

export type FindLink = (code: string) => Promise<FinishedLink | undefined>;

/** Everybody's who ask in the same moment, in one statement. */
export function createFindLink(db: Database): FindLink {
  const query = finished(db, []).compile();
  return createBatch(async (codes) => {
    const rest = query.parameters.slice(2);
    const { rows } = await db.executeQuery<FinishedLink>({ ...query, parameters: [codes, codes, ...rest] });
    const found = new Map<string, FinishedLink>();
    for (const row of rows) {
      found.set(row.license_code, row);
      if (row.share_code !== null) found.set(row.share_code, row);
    }
    return codes.map((code) => found.get(code));
  });
}

/** With the texts, and whose they are. */
export function findFinished(db: Database, code: string) {
  return finished(db, [code])
    .innerJoin('users', 'users.id', 'licenses.user_id')
    .select(['users.first_name', 'users.last_name', 'fingerprints.updated_at', 'fingerprints.narrative'])
    .executeTakeFirst();
}

export function listFinishedOf(db: Database, userId: string) {
  return (
    db
      .selectFrom('fingerprints')
      .innerJoin('licenses', 'licenses.code', 'fingerprints.license_code')
      .select(['fingerprints.license_code', 'fingerprints.narrative', 'fingerprints.updated_at'])
      .where('licenses.user_id', '=', userId)
      // Its owner's, too: in this table an index has them in order.
      .where('fingerprints.user_id', '=', userId)
      .where('licenses.status', '=', 'completed')
      .where('licenses.revoked_at', 'is', null)
      // As text, not as a parameter: only then does a prepared statement find the partial index.
      .where(sql<SqlBool>`fingerprints.values_philosophy <> ''`)
      .orderBy('fingerprints.updated_at', 'desc')
      .limit(FINISHED_SHOWN_MAX)
      .execute()
  );
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
