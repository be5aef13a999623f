import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

export interface RecordKey {
  readonly userId: string;
  readonly licenseCode: string;
}

export interface Progress {
  readonly data: string;
  readonly lastPageAccessed: string;
  readonly visitedRoutes: string;
}

const NO_PROGRESS: Progress = { data: '{}', lastPageAccessed: '', visitedRoutes: '' };

const columns = (progress: Progress) => ({
  data: progress.data,
  last_page_accessed: progress.lastPageAccessed,
  visited_routes: progress.visitedRoutes,
  updated_at: sql<Date>`now()`,
});

export function findRecord(db: Database, { userId, licenseCode }: RecordKey) {
  return db
    .selectFrom('survey_records')
    .selectAll()
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Makes sure that there is a row to write to; version 0 means that no progress was ever saved. */
async function ensureRecord(db: Database, { userId, licenseCode }: RecordKey): Promise<void> {
  await db
    .insertInto('survey_records')
    .values({ license_code: licenseCode, user_id: userId, version: 0, ...columns(NO_PROGRESS) })
    .onConflict((conflict) => conflict.column('license_code').doNothing())
    .execute();
}

/** The new version, or undefined when the record is no longer the one this save was based on. */
export async function writeProgress(
  db: Database,
  key: RecordKey,
  progress: Progress,
  baseVersion: number | undefined,
): Promise<number | undefined> {
  await ensureRecord(db, key);
  const row = await db
    .updateTable('survey_records')
    .set({ ...columns(progress), version: sql<number>`version + 1` })
    .where('license_code', '=', key.licenseCode)
    .where('user_id', '=', key.userId)
    .$if(baseVersion !== undefined, (query) => query.where('version', '=', baseVersion ?? 0))
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

export type Answers = 'about_you' | 'professional_life' | 'survey_data';

/** Writes one of the answer columns; the form data and its version stay as they are. */
export async function writeAnswers(db: Database, key: RecordKey, column: Answers, answers: unknown): Promise<number> {
  await ensureRecord(db, key);
  const row = await db
    .updateTable('survey_records')
    .set({ [column]: JSON.stringify(answers), updated_at: sql<Date>`now()` })
    .where('license_code', '=', key.licenseCode)
    .where('user_id', '=', key.userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Start New: nothing of the answers stays. The version goes on counting, so that another device notices. */
export async function clearRecord(db: Database, key: RecordKey): Promise<number> {
  await ensureRecord(db, key);
  const row = await db
    .updateTable('survey_records')
    .set({
      ...columns(NO_PROGRESS),
      about_you: null,
      professional_life: null,
      survey_data: null,
      version: sql<number>`version + 1`,
    })
    .where('license_code', '=', key.licenseCode)
    .where('user_id', '=', key.userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
