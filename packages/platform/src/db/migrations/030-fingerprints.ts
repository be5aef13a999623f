import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('fingerprints')
    .addColumn('license_code', 'text', (column) => column.primaryKey().references('licenses.code').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('ranked_values', 'text')
    .addColumn('values_philosophy', 'text', (column) => column.notNull().defaultTo(''))
    // Text, not jsonb: what a person wrote comes back byte for byte.
    .addColumn('narrative', 'text')
    .addColumn('public', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('fingerprints_user_id').on('fingerprints').column('user_id').execute();
  await db.schema
    .createTable('fingerprint_files')
    .addColumn('license_code', 'text', (column) =>
      column.notNull().references('fingerprints.license_code').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('renderer_version', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('fingerprint_files_pk', ['license_code', 'kind'])
    .execute();
}
