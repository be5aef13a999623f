import { sql, type Kysely } from 'kysely';

/** When a key was begun and finished; null for keys that were before these times were kept. The organization is for later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table licenses
      add column used_at timestamptz,
      add column completed_at timestamptz,
      add column organization_id uuid
  `.execute(db);
  await sql`alter table orders add column organization_id uuid`.execute(db);
  await sql`create index orders_unpaid on orders (created_at) where status in ('pending', 'expired')`.execute(db);
  await sql`create index payment_events_received_at on payment_events (received_at)`.execute(db);
}
