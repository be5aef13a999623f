import { CompiledQuery } from 'kysely';
import { createBatch } from '@lf/platform/db/batch';
import { sealerOf } from '@lf/platform/sealing/sealing-dialect';
import { keptAnswersDigest } from './answers-digest.ts';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';
import type { StoredProgress } from './fingerprint-data.repo.ts';

/** A form may have 200 kB. */
const DRAFTS_TOGETHER_MAX = 20;

/**
 * Writes drafts into records that exist, whose answers stay as they were and whose key is the person's and open. A key that somebody
 * holds is passed over, and so are a second draft for the same record and a record that was written to since the statement began: its
 * `xmin` is no longer that of `before`. A confirmation writes to the record, too, so none slips past it.
 */
const WRITE_DRAFTS = `with given as (
    select * from unnest($1::int[], $2::text[], $3::uuid[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[])
      as given (place, code, user_id, base, digest, data, page, visited)
  ), held as (
    select licenses.code from licenses inner join given on given.code = licenses.code and given.user_id = licenses.user_id
    where licenses.revoked_at is null and licenses.status <> 'completed'
    order by licenses.code for update of licenses skip locked
  )
  update survey_records set data = given.data, last_page_accessed = given.page, visited_routes = given.visited,
    updated_at = now(), version = survey_records.version + 1
  from given inner join survey_records as before on before.license_code = given.code
  where survey_records.license_code = given.code and survey_records.user_id = given.user_id
    and survey_records.xmin = before.xmin
    and survey_records.answers_digest is not distinct from given.digest
    and survey_records.version = coalesce(given.base, survey_records.version)
    and given.code in (select code from held)
    and not exists (select from fingerprints where fingerprints.license_code = given.code and confirmed_at is not null)
  returning given.place, survey_records.version`;

interface Draft extends StoredProgress {
  readonly key: OwnKey;
  readonly baseVersion?: number | undefined;
}

export type SaveDraft = (draft: Draft) => Promise<{ version: number } | undefined>;

/**
 * What nearly every save is: a draft in a record that exists, its answers as they were. Written without a transaction, together with the
 * drafts of others. Undefined when it is anything else, or when somebody else is at work on the record: then nothing was written.
 */
export function createSaveDraft(db: Database): SaveDraft {
  const sealer = sealerOf(db);
  const digestOf = keptAnswersDigest(db);
  const sealed = (data: string) => sealer?.seal('data', data) ?? data;
  return createBatch(
    async (drafts) => {
      const { rows } = await db.executeQuery<{ place: number; version: number }>(
        CompiledQuery.raw(WRITE_DRAFTS, [
          drafts.map((_, place) => place),
          drafts.map(({ key }) => key.licenseCode),
          drafts.map(({ key }) => key.userId),
          drafts.map(({ baseVersion }) => baseVersion ?? null),
          drafts.map(({ key, answers }) => digestOf(key, answers)),
          drafts.map(({ data }) => sealed(data)),
          drafts.map(({ lastPageAccessed }) => lastPageAccessed),
          drafts.map(({ visitedRoutes }) => visitedRoutes),
        ]),
      );
      const written = new Map(rows.map(({ place, version }) => [place, { version }]));
      return drafts.map((_, place) => written.get(place));
    },
    { itemsMax: DRAFTS_TOGETHER_MAX },
  );
}
