import { sql, type SqlBool } from 'kysely';
import { DRAFT_REMINDER_DAYS } from '@lf/domain/limits';
import { deleteAnswers } from '../fingerprint-data/answers.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** A few at a time: nobody else's save waits for a year of housekeeping. */
const BATCH = 200;

/** Keys with an unfinished survey, by when anything of it was last saved. A record without an answer in it is no draft. */
function unfinished(db: Database) {
  return db
    .selectFrom('licenses')
    .innerJoin('survey_records', 'survey_records.license_code', 'licenses.code')
    .leftJoin('fingerprints', 'fingerprints.license_code', 'licenses.code')
    .select(['licenses.code', 'licenses.user_id'])
    .where('licenses.status', '<>', 'completed')
    .where(sql<SqlBool>`coalesce(fingerprints.values_philosophy, '') = ''`)
    .where(
      sql<SqlBool>`(survey_records.data <> '{}' or survey_records.about_you is not null or survey_records.professional_life is not null or exists (select from answers where answers.license_code = licenses.code))`,
    )
    .orderBy('survey_records.updated_at')
    .limit(BATCH);
}

const lastTouched = sql<Date>`greatest(survey_records.updated_at, fingerprints.updated_at)`;
const ago = (months: number, laterByDays = 0) =>
  sql<Date>`now() - make_interval(months => ${months}::int) + make_interval(days => ${laterByDays}::int)`;

/** Drafts that end soon and whose people have not been told since they last wrote. */
export const dueForReminder = (db: Database, months: number) =>
  unfinished(db)
    .where(lastTouched, '<', ago(months, DRAFT_REMINDER_DAYS))
    .where((eb) =>
      eb.or([eb('survey_records.reminded_at', 'is', null), eb('survey_records.reminded_at', '<', lastTouched)]),
    );

/** Drafts whose time is over and whose people were told in time. */
export const dueForClearing = (db: Database, months: number) =>
  unfinished(db)
    .where(lastTouched, '<', ago(months))
    .where('survey_records.reminded_at', '>', lastTouched)
    .where('survey_records.reminded_at', '<', sql<Date>`now() - make_interval(days => ${DRAFT_REMINDER_DAYS}::int)`);

/** Holds the keys, as every save does: one that is being saved is left for the next time, and none is saved while we work. */
export const holdKeys = (db: Database, codes: readonly string[]) =>
  db
    .selectFrom('licenses')
    .select('code')
    .where('code', 'in', codes.length === 0 ? [''] : codes)
    .forUpdate()
    .skipLocked()
    .execute();

export async function markReminded(db: Database, codes: readonly string[]): Promise<void> {
  await db
    .updateTable('survey_records')
    .set({ reminded_at: sql<Date>`now()` })
    .where('license_code', 'in', codes)
    .execute();
}

export async function deleteDrafts(db: Database, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('ai_answers').where('license_code', 'in', codes).execute();
  await deleteAnswers(db, codes);
  await db.deleteFrom('survey_records').where('license_code', 'in', codes).execute();
  await db.deleteFrom('fingerprints').where('license_code', 'in', codes).where('values_philosophy', '=', '').execute();
}
