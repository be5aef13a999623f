import { sql, type SqlBool } from 'kysely';
import { createBatch } from '@lf/platform/db/batch';
import { beginLease } from '@lf/platform/db/lease';
import type { Database } from '@lf/platform/db/schema';

/** By the key or by the link: both are columns of the result, so that each has an index. */
const isItsCode = (codes: readonly string[]) =>
  sql<SqlBool>`(fingerprints.license_code = any(${codes}::text[]) or fingerprints.share_code = any(${codes}::text[]))`;

/** Results of completed keys that were not taken back. Its first two parameters are the codes. */
export const finished = (db: Database, codes: readonly string[]) =>
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

export interface FindLink {
  (code: string): Promise<FinishedLink | undefined>;
}

export interface FindHeldLink extends FindLink {
  /** At once: undefined where it would have to be asked for. */
  held(code: string): FinishedLink | undefined;
}

/** Everybody's who ask in the same moment, in one statement. */
function createAskLink(db: Database): FindLink {
  const query = finished(db, []).compile();
  return createBatch(async (asked) => {
    const codes = [...new Set(asked)];
    const parameters = [codes, codes, ...query.parameters.slice(2)];
    const { rows } = await db.executeQuery<FinishedLink>({ ...query, parameters });
    const found = new Map<string, FinishedLink>();
    for (const row of rows) {
      found.set(row.license_code, row);
      if (row.share_code !== null) found.set(row.share_code, row);
    }
    return asked.map((code) => found.get(code));
  });
}

/** More than are opened in one moment. */
const HELD_MAX = 1_000;

interface Held {
  readonly link: FinishedLink;
  readonly isGood: () => boolean;
}

/**
 * The link as it stands. For a moment it is held as it was read: whoever takes a link away says so only when that moment is over (`leasesSpent`).
 * What nobody may open, because it is not there or not public, is asked for every time: it is open at once when it is shared.
 */
export function createFindLink(db: Database): FindHeldLink {
  const ask = createAskLink(db);
  const held = new Map<string, Held>();
  const heldLink = (code: string): FinishedLink | undefined => {
    const known = held.get(code);
    return known?.isGood() === true ? known.link : undefined;
  };
  const find: FindLink = async (code) => {
    const known = heldLink(code);
    if (known !== undefined) return known;
    const isGood = beginLease(db);
    const link = await ask(code);
    if (held.size >= HELD_MAX) held.clear();
    if (link?.public === true) held.set(code, { link, isGood });
    else held.delete(code);
    return link;
  };
  return Object.assign(find, { held: heldLink });
}
