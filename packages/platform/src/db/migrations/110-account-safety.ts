import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column email_confirmed_at timestamptz, add column second_factor_at timestamptz`.execute(
    db,
  );
  await sql`alter table sessions add column device text`.execute(db);
  await sql`
    create table email_confirmations (
      user_id uuid primary key references users (id) on delete cascade,
      email text not null,
      key_hash text not null unique,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`
    create table second_factors (
      user_id uuid primary key references users (id) on delete cascade,
      secret text not null,
      last_step integer not null default 0
    )
  `.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    )
  `.execute(db);
}
