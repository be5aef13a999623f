import { sql, type Kysely } from 'kysely';

/** The mirror, two fingerprints side by side, and the mail after a year. All of it goes with the account or the key that it belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table mirrors (
      id uuid primary key default gen_random_uuid(),
      license_code text not null unique references licenses (code) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      link_hash text not null unique,
      mirror_link text not null,
      mirror_cards text not null,
      created_at timestamptz not null default now(),
      open_id uuid not null default gen_random_uuid(),
      closed_at timestamptz,
      announced boolean not null default false
    )`,
    sql`create index mirrors_user_id on mirrors (user_id)`,
    sql`create table mirror_replies (
      id uuid primary key default gen_random_uuid(),
      mirror_id uuid not null references mirrors (id) on delete cascade,
      secret_hash text not null unique,
      recipient_email text,
      invited_at timestamptz,
      passed boolean not null default false,
      replied boolean not null default false,
      counted boolean not null default false,
      seen boolean not null default false,
      shown_before boolean not null default false,
      reply_picks text,
      reply_sentence text,
      reply_name text,
      hidden boolean not null default false,
      secret_id uuid not null default gen_random_uuid(),
      removed boolean not null default false
    )`,
    sql`create index mirror_replies_mirror_id on mirror_replies (mirror_id)`,
    sql`create index mirror_replies_recipient_email on mirror_replies (recipient_email) where recipient_email is not null`,
    sql`create index mirror_replies_waiting on mirror_replies (invited_at) where not replied`,
    // A mirror that is ended takes the invitations along that have not left yet.
    sql`alter table outbox_mails add column mirror_reply_id uuid references mirror_replies (id) on update cascade on delete cascade`,
    sql`create index outbox_mails_mirror_reply_id on outbox_mails (mirror_reply_id)`,
    // And the mail that says that there is something to see.
    sql`alter table outbox_mails add column mirror_id uuid references mirrors (id) on delete cascade`,
    sql`create index outbox_mails_mirror_id on outbox_mails (mirror_id)`,
    // Without a reference to the key, here and in mirror_asks: it would be held after its mirror, and keys are held first.
    sql`create table mirror_reports (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      user_id uuid not null references users (id) on delete cascade,
      license_code text not null,
      mirror_id uuid references mirrors (id) on delete set null,
      reply_id uuid references mirror_replies (id) on update cascade on delete cascade,
      reporter_hash text,
      report_text text,
      created_at timestamptz not null default now(),
      settled_at timestamptz
    )`,
    sql`create index mirror_reports_user_id on mirror_reports (user_id)`,
    sql`create index mirror_reports_mirror_id on mirror_reports (mirror_id)`,
    sql`create index mirror_reports_reply_id on mirror_reports (reply_id)`,
    // These three outlive the mirror: nobody gets a second mail, or one they do not want, because an owner began anew.
    sql`create table mirror_asks (
      user_id uuid not null references users (id) on delete cascade,
      address_hash text not null,
      secret_hash text not null unique,
      license_code text not null,
      asked_at timestamptz not null default now(),
      primary key (user_id, address_hash)
    )`,
    sql`create index mirror_asks_asked_at on mirror_asks (asked_at)`,
    sql`create index mirror_asks_address_hash on mirror_asks (address_hash)`,
    sql`create table mirror_refusals (
      address_hash text primary key
    )`,
    sql`create table mirror_blocks (
      user_id uuid primary key references users (id) on delete cascade
    )`,
    sql`create table side_by_sides (
      id uuid primary key default gen_random_uuid(),
      inviter_id uuid not null references users (id) on delete cascade,
      inviter_code text not null references licenses (code) on delete cascade,
      secret_hash text not null unique,
      created_at timestamptz not null default now(),
      accepter_id uuid references users (id) on delete cascade,
      accepter_code text references licenses (code) on delete cascade,
      accepted_at timestamptz
    )`,
    sql`create index side_by_sides_inviter_id on side_by_sides (inviter_id, created_at desc)`,
    sql`create index side_by_sides_accepter_id on side_by_sides (accepter_id, created_at desc)`,
    sql`create index side_by_sides_inviter_code on side_by_sides (inviter_code)`,
    sql`create index side_by_sides_accepter_code on side_by_sides (accepter_code)`,
    sql`create index side_by_sides_waiting on side_by_sides (created_at) where accepter_id is null`,
    sql`create table again_reminders (
      user_id uuid primary key references users (id) on delete cascade,
      wish_id uuid not null default gen_random_uuid(),
      wanted boolean not null default true,
      created_at timestamptz not null default now(),
      reminded_finish timestamptz
    )`,
    // Whoever leaves takes a reminder along that waits for the mail server.
    sql`alter table outbox_mails add column reminded_user_id uuid references again_reminders (user_id) on delete cascade`,
    sql`create index outbox_mails_reminded_user_id on outbox_mails (reminded_user_id)`,
    sql`create table ended_consents (
      id uuid primary key,
      ended_at timestamptz not null default date_trunc('day', now())
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
