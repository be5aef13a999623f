import type { Kysely } from 'kysely';

/** The address of a shared result where its owner has replaced the first one, which is the code of the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fingerprints')
    .addColumn('share_code', 'text', (column) => column.unique())
    .execute();
}
