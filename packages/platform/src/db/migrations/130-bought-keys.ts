import { sql, type Kysely } from 'kysely';

/** Every key that was ever bought, wherever it went since; and gifts that are sent to many people in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bought_keys (
      code text primary key,
      buyer_id uuid not null references users (id) on delete cascade,
      order_id uuid not null references orders (id) on delete cascade,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index bought_keys_buyer_id on bought_keys (buyer_id)`.execute(db);
  await sql`create index bought_keys_order_id on bought_keys (order_id)`.execute(db);
  await sql`alter table licenses add column bought_code text references bought_keys (code) on delete set null`.execute(
    db,
  );
  await sql`create index licenses_bought_code on licenses (bought_code)`.execute(db);
  // A key that was claimed before has the code that its buyer knew in the gift.
  await sql`
    insert into bought_keys (code, buyer_id, order_id, created_at)
    select coalesce(gifts.license_code, licenses.code), orders.user_id, orders.id, licenses.created_at
    from licenses
    join orders on orders.id = licenses.order_id and orders.user_id is not null
    left join gifts on gifts.claimed_license_code = licenses.code and gifts.giver_id = orders.user_id
    on conflict do nothing
  `.execute(db);
  await sql`
    update licenses set bought_code = bought_keys.code from bought_keys
    where bought_keys.order_id = licenses.order_id
      and bought_keys.code = coalesce(
        (select license_code from gifts where claimed_license_code = licenses.code and giver_id = bought_keys.buyer_id limit 1),
        licenses.code)
  `.execute(db);

  await sql`
    create table gift_sendings (
      id uuid primary key,
      giver_id uuid not null references users (id) on delete cascade,
      gift_message text not null,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index gift_sendings_giver_id on gift_sendings (giver_id)`.execute(db);
  await sql`
    alter table gifts
      add column sending_id uuid references gift_sendings (id) on delete set null,
      add column mail_kind text check (mail_kind in ('gift', 'reminder')),
      add column mail_due_at timestamptz,
      add column mailed_at timestamptz,
      add column mail_refused_at timestamptz,
      add column earlier_secret_hashes text[] not null default '{}'
  `.execute(db);
  await sql`create index gifts_sending_id on gifts (sending_id)`.execute(db);
  await sql`create index gifts_mail_due_at on gifts (mail_due_at) where mail_due_at is not null`.execute(db);
  await sql`create index gifts_earlier_secret_hashes on gifts using gin (earlier_secret_hashes)`.execute(db);
  await sql`create index gifts_license_code on gifts (license_code)`.execute(db);
  await sql`alter table outbox_mails add column gift_id uuid references gifts (id) on delete cascade`.execute(db);
  await sql`create index outbox_mails_gift_id on outbox_mails (gift_id)`.execute(db);
}
