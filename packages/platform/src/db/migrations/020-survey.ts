import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('survey_records')
    .addColumn('license_code', 'text', (column) => column.primaryKey().references('licenses.code').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    // Text, not jsonb: what a person typed comes back byte for byte.
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('last_page_accessed', 'text', (column) => column.notNull())
    .addColumn('visited_routes', 'text', (column) => column.notNull())
    .addColumn('about_you', 'text')
    .addColumn('professional_life', 'text')
    .addColumn('survey_data', 'text')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('survey_records_user_id').on('survey_records').column('user_id').execute();
}
