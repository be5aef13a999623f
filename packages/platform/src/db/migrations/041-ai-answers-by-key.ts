import type { Kysely } from 'kysely';

/** Start New deletes what the AI service answered about a key. Answers from before this column belong to no key, and go with the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ai_answers')
    .addColumn('license_code', 'text', (column) => column.references('licenses.code').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('ai_answers_license_code').on('ai_answers').column('license_code').execute();
}
