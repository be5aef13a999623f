import { sql, type Kysely } from 'kysely';

/**
 * One index by person for each table, in the order of its list. Beside the short ones a plan for any values takes those instead, and reads every key that an account has had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index licenses_by_person on licenses (user_id, status, created_at desc, code)`.execute(db);
  await sql`drop index licenses_listed, licenses_user_id`.execute(db);
  await sql`create index fingerprints_by_person on fingerprints (user_id, updated_at desc)`.execute(db);
  await sql`drop index fingerprints_finished, fingerprints_user_id`.execute(db);
}
