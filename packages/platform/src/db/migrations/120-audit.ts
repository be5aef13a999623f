import { sql, type Kysely } from 'kysely';

/** Rows are added and, after twelve months, forgotten; nothing else: the database itself refuses it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_events (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null default clock_timestamp(),
      user_id uuid,
      actor text not null,
      kind text not null,
      detail text
    )
  `.execute(db);
  await sql`create index audit_events_user_id on audit_events (user_id, at)`.execute(db);
  await sql`create index audit_events_at on audit_events (at)`.execute(db);
  await sql`
    create or replace function audit_events_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '12 months' then
        return old;
      end if;
      raise exception 'audit_events can only be added to';
    end $$
  `.execute(db);
  await sql`
    create trigger audit_events_append_only before update or delete on audit_events
    for each row execute function audit_events_append_only()
  `.execute(db);
}
