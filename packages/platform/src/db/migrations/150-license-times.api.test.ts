import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';

const ADA = '00000000-0000-4000-8000-000000000001';
let db: Database;

/** The shape before this migration, with a person who holds keys of each status and an order. */
beforeAll(async () => {
  db = await openTestDatabase();
  await sql`drop index orders_unpaid, payment_events_received_at`.execute(db);
  await sql`alter table licenses drop column used_at, drop column completed_at, drop column organization_id`.execute(
    db,
  );
  await sql`alter table orders drop column organization_id`.execute(db);
  await sql`delete from kysely_migration where name = '150-license-times'`.execute(db);
  await sql`insert into users (id, email, first_name, last_name, password_hash)
    values (${ADA}, 'ada@example.org', 'Ada', 'Lovelace', 'x')`.execute(db);
  for (const status of ['active', 'used', 'completed'])
    await sql`insert into licenses (code, user_id, status) values (${status}, ${ADA}, ${status})`.execute(db);
  await sql`insert into orders (user_id, provider, status, quantity, amount_total, currency)
    values (${ADA}, 'sandbox', 'paid', 3, 14700, 'usd')`.execute(db);
});
afterAll(() => db.destroy());

test('keys and orders of before stay as they were; their times are unknown, they belong to no organization', async () => {
  await migrate(db);
  const unknown = { used_at: null, completed_at: null, organization_id: null };
  expect(
    await db
      .selectFrom('licenses')
      .select(['code', 'status', 'used_at', 'completed_at', 'organization_id'])
      .orderBy('created_at')
      .execute(),
  ).toEqual(['active', 'used', 'completed'].map((status) => ({ code: status, status, ...unknown })));
  expect(await db.selectFrom('orders').select(['status', 'quantity', 'organization_id']).execute()).toEqual([
    { status: 'paid', quantity: 3, organization_id: null },
  ]);
});
