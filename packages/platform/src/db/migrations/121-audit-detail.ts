import { sql, type Kysely } from 'kysely';

/** The only plain JSON that is stored; the other JSON texts are encrypted, and a database cannot look into those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_events alter column detail type jsonb using detail::jsonb`.execute(db);
}
