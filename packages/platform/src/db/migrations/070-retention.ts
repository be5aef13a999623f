import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When somebody was told that an unfinished survey will be cleared; counts only while nothing was saved since.
  await db.schema.alterTable('survey_records').addColumn('reminded_at', 'timestamptz').execute();
  await db.schema.createIndex('survey_records_updated_at').on('survey_records').column('updated_at').execute();
}
