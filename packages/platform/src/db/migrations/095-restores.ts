import { sql, type Kysely } from 'kysely';

/** Who has left, and which servers are there: what a restore must know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deleted_users (user_id uuid primary key, deleted_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`create table running_servers (id uuid primary key, seen_at timestamptz not null default now())`.execute(db);
}
