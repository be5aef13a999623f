import { sql } from 'kysely';
import { deleteAnswers, writeFormAnswers, writeSurveyData } from './answers.repo.ts';
import { answersDigest } from './answers-digest.ts';
import type { SurveyItem } from '@lf/contract/survey';
import type { Database } from '@lf/platform/db/schema';
import type { FormAnswer } from './form-answers.ts';
import type { OwnKey } from '../licenses/own-license.ts';

export interface Progress {
  readonly data: string;
  readonly lastPageAccessed: string;
  readonly visitedRoutes: string;
}

/** Progress as it is stored: the answers are rows of their own. */
export interface StoredProgress extends Progress {
  readonly answers: readonly FormAnswer[];
}

const NO_PROGRESS: StoredProgress = { data: '{}', lastPageAccessed: '', visitedRoutes: '', answers: [] };

/** The copy of no answers. */
const NO_ANSWERS = '[]';

const columns = (progress: StoredProgress) => ({
  data: progress.data,
  last_page_accessed: progress.lastPageAccessed,
  visited_routes: progress.visitedRoutes,
  updated_at: sql<Date>`now()`,
});

export function findRecord(db: Database, { userId, licenseCode }: OwnKey) {
  return db
    .selectFrom('survey_records')
    .select([
      'license_code',
      'user_id',
      'version',
      'data',
      'last_page_accessed',
      'visited_routes',
      'about_you',
      'professional_life',
      'answers_copy',
      'updated_at',
    ])
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Makes sure that there is a row to write to; version 0 means that no progress was ever saved. */
export async function ensureRecord(db: Database, { userId, licenseCode }: OwnKey): Promise<void> {
  await db
    .insertInto('survey_records')
    .values({
      license_code: licenseCode,
      user_id: userId,
      version: 0,
      answers_digest: null,
      answers_copy: NO_ANSWERS,
      ...columns(NO_PROGRESS),
    })
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
    .where('survey_records.license_code', '=', licenseCode)
    .where('survey_records.user_id', '=', userId)
    .where((is) => is.not(is.exists(findConfirmed(db, licenseCode))))
    .returning('survey_records.version');
}

/** Each write gives the record's version, or undefined when no such record is open to it. */
export type Write = (db: Database, key: OwnKey) => Promise<{ version: number } | undefined>;

/** Only on the version it is based on, where one is given. Most saves change a draft and no answer: those touch one row. */
export function writeProgress(progress: StoredProgress, baseVersion: number | undefined): Write {
  return async (db, key) => {
    const digest = answersDigest(db, key, progress.answers);
    const written = await openRecord(db, key)
      .from(db.selectFrom('survey_records').selectAll().where('license_code', '=', key.licenseCode).as('before'))
      .set({
        ...columns(progress),
        answers_digest: digest,
        // Written anew below, where answers change.
        answers_copy: sql<
          string | null
        >`case when survey_records.answers_digest is not distinct from ${digest} then survey_records.answers_copy end`,
        version: sql<number>`survey_records.version + 1`,
      })
      .$if(baseVersion !== undefined, (query) => query.where('survey_records.version', '=', baseVersion ?? 0))
      .returning('before.answers_digest')
      .executeTakeFirst();
    if (written && written.answers_digest !== digest) await writeFormAnswers(db, key, progress.answers);
    return written && { version: written.version };
  };
}

/** The survey data names answers and their order; the form data and its version stay as they are. */
export function writeItems(items: readonly SurveyItem[]): Write {
  return async (db, key) => {
    const touched = await openRecord(db, key)
      .set({ updated_at: sql<Date>`now()`, answers_copy: null })
      .executeTakeFirst();
    if (touched) await writeSurveyData(db, key, items);
    return touched;
  };
}

export type Answers = 'about_you' | 'professional_life';

/** Writes one of the answer columns; the form data and its version stay as they are. */
export function writeAnswers(column: Answers, answers: unknown): Write {
  return (db, key) =>
    openRecord(db, key)
      .set({ [column]: JSON.stringify(answers), updated_at: sql<Date>`now()` })
      .executeTakeFirst();
}

/** A save that looked at the record before now finds it changed. */
export async function touchRecord(db: Database, licenseCode: string): Promise<void> {
  await db
    .updateTable('survey_records')
    .set({ version: sql<number>`version` })
    .where('license_code', '=', licenseCode)
    .execute();
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
export const clearAnswers: Write = async (db, key) => {
  const cleared = await openRecord(db, key)
    .set({
      ...columns(NO_PROGRESS),
      answers_digest: null,
      about_you: null,
      professional_life: null,
      version: sql<number>`version + 1`,
    })
    .executeTakeFirst();
  if (cleared) await deleteAnswers(db, [key.licenseCode]);
  return cleared;
};
