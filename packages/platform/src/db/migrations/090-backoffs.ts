import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backoffs (
      key text primary key,
      tries integer not null,
      blocked_until timestamptz not null,
      forget_at timestamptz not null
    )
  `.execute(db);
  await sql`create index backoffs_forget_at on backoffs (forget_at)`.execute(db);
}
