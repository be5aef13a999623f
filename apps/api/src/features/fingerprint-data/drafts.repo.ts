import { CompiledQuery, sql } from 'kysely';
import { createBatch } from '@lf/platform/db/batch';
import { sealerOf } from '@lf/platform/sealing/sealing-plugin';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';
import type { Progress } from './fingerprint-data.repo.ts';

/** A record as it stood when a save arrived. */
interface SeenRecord {
  readonly license_code: string;
  readonly user_id: string;
  /** Changes with every write to the row. */
  readonly row: string;
  readonly version: number;
  readonly answers_digest: string | null;
}

/** Looks at records, at those of several saves together. */
export function createSeeRecord(db: Database): (key: OwnKey) => Promise<SeenRecord | undefined> {
  const query = db
    .selectFrom('survey_records')
    .select(['license_code', 'user_id', sql<string>`xmin::text`.as('row'), 'version', 'answers_digest'])
    .where('license_code', '=', sql<string>`any(${[]}::text[])`)
    .compile();
  return createBatch(async (keys) => {
    const { rows } = await db.executeQuery<SeenRecord>({
      ...query,
      parameters: [keys.map(({ licenseCode }) => licenseCode)],
    });
    const found = new Map(rows.map((row) => [row.license_code, row]));
    return keys.map(({ licenseCode, userId }) => {
      const row = found.get(licenseCode);
      return row?.user_id === userId ? row : undefined;
    });
  });
}

/** A form may have 200 kB. */
const DRAFTS_TOGETHER_MAX = 20;

/**
 * Writes drafts whose key is the person's and open, into records that nobody has written to since they were seen: a confirmation writes to
 * the record, too. A key that somebody holds is passed over, and so is a second draft for the same record.
 */
const WRITE_DRAFTS = `with given as (
    select * from unnest($1::int[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])
      as given (place, code, user_id, row, data, page, visited)
  ), held as (
    select licenses.code from licenses inner join given on given.code = licenses.code and given.user_id = licenses.user_id
    where licenses.revoked_at is null and licenses.status <> 'completed'
    order by licenses.code for update of licenses skip locked
  )
  update survey_records set data = given.data, last_page_accessed = given.page, visited_routes = given.visited,
    updated_at = now(), version = survey_records.version + 1
  from given
  where survey_records.license_code = given.code and survey_records.user_id = given.user_id
    and survey_records.xmin = given.row::xid
    and given.code in (select code from held)
    and not exists (select from fingerprints where fingerprints.license_code = given.code and confirmed_at is not null)
  returning given.place, survey_records.version`;

interface SeenDraft extends OwnKey, Progress {
  readonly row: string;
}

/** The version that each draft made; undefined where it was not written. */
export function createWriteDraft(db: Database): (draft: SeenDraft) => Promise<{ version: number } | undefined> {
  const sealer = sealerOf(db);
  const sealed = (data: string) => sealer?.seal('data', data) ?? data;
  return createBatch(async (drafts) => {
    const { rows } = await db.executeQuery<{ place: number; version: number }>(
      CompiledQuery.raw(WRITE_DRAFTS, [
        drafts.map((_, place) => place),
        drafts.map(({ licenseCode }) => licenseCode),
        drafts.map(({ userId }) => userId),
        drafts.map(({ row }) => row),
        drafts.map(({ data }) => sealed(data)),
        drafts.map(({ lastPageAccessed }) => lastPageAccessed),
        drafts.map(({ visitedRoutes }) => visitedRoutes),
      ]),
    );
    const written = new Map(rows.map(({ place, version }) => [place, { version }]));
    return drafts.map((_, place) => written.get(place));
  }, DRAFTS_TOGETHER_MAX);
}
