import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';

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

export function findRecord(db: Database, { userId, licenseCode }: OwnKey) {
  return db
    .selectFrom('survey_records')
    .selectAll()
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Makes sure that there is a row to write to; version 0 means that no progress was ever saved. */
export async function ensureRecord(db: Database, { userId, licenseCode }: OwnKey): Promise<void> {
  await db
    .insertInto('survey_records')
    .values({ license_code: licenseCode, user_id: userId, version: 0, ...columns(NO_PROGRESS) })
    .onConflict((conflict) => conflict.column('license_code').doNothing())
    .execute();
}

export function findResult(db: Database, licenseCode: string) {
  return db
    .selectFrom('fingerprints')
    .select(['confirmed_at', 'ranked_values', 'narrative', 'values_philosophy'])
    .where('license_code', '=', licenseCode)
    .executeTakeFirst();
}

/** Whether the person has confirmed the values of this key. */
export function findConfirmed(db: Database, licenseCode: string) {
  return db
    .selectFrom('fingerprints')
    .select('license_code')
    .where('license_code', '=', licenseCode)
    .where('confirmed_at', 'is not', null);
}

/** The person's record, unless its values are confirmed: a write finds both out in one statement. */
function openRecord(db: Database, { userId, licenseCode }: OwnKey) {
  return db
    .updateTable('survey_records')
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .where((is) => is.not(is.exists(findConfirmed(db, licenseCode))))
    .returning('version');
}

/** Each write gives the record's version, or undefined when no such record is open to it. */
export type Write = (db: Database, key: OwnKey) => Promise<{ version: number } | undefined>;

/** Only on the version it is based on, where one is given. */
export function writeProgress(progress: Progress, baseVersion: number | undefined): Write {
  return (db, key) =>
    openRecord(db, key)
      .set({ ...columns(progress), version: sql<number>`version + 1` })
      .$if(baseVersion !== undefined, (query) => query.where('version', '=', baseVersion ?? 0))
      .executeTakeFirst();
}

export type Answers = 'about_you' | 'professional_life' | 'survey_data';

/** Writes one of the answer columns; the form data and its version stay as they are. */
export function writeAnswers(column: Answers, answers: unknown): Write {
  return (db, key) =>
    openRecord(db, key)
      .set({ [column]: JSON.stringify(answers), updated_at: sql<Date>`now()` })
      .executeTakeFirst();
}

/** What the AI service answered about this key holds quotes of its answers. Rows that name no key may be about this one. */
export async function deleteAiAnswers(db: Database, { userId, licenseCode }: OwnKey): Promise<void> {
  await db
    .deleteFrom('ai_answers')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('license_code', '=', licenseCode), is('license_code', 'is', null)]))
    .execute();
}

/** Start New: nothing of the answers stays. The version goes on counting, so that another device notices. */
export const clearAnswers: Write = (db, key) =>
  openRecord(db, key)
    .set({
      ...columns(NO_PROGRESS),
      about_you: null,
      professional_life: null,
      survey_data: null,
      version: sql<number>`version + 1`,
    })
    .executeTakeFirst();
