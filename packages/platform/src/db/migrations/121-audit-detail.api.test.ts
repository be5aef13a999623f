import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';

let db: Database;

/** The shape before this migration, with an event that has details and one that has none. */
beforeAll(async () => {
  db = await openTestDatabase();
  await sql`alter table audit_events alter column detail type text using detail::text`.execute(db);
  await sql`delete from kysely_migration where name = '121-audit-detail'`.execute(db);
  await sql`insert into audit_events (actor, kind, detail, at)
    values ('person', 'login', '{"device":"Firefox, “Anna’s”"}', now() - interval '1 hour'), ('person', 'logout', null, now())`.execute(
    db,
  );
});
afterAll(() => db.destroy());

test('details of earlier events become JSON that the database can query; events stay append-only', async () => {
  await migrate(db);
  const rows = await db.selectFrom('audit_events').select(['kind', 'detail']).orderBy('at').execute();
  expect(rows).toEqual([
    { kind: 'login', detail: { device: 'Firefox, “Anna’s”' } },
    { kind: 'logout', detail: null },
  ]);
  const { rows: found } = await sql<{ kind: string }>`
    select kind from audit_events where detail @> '{"device":"Firefox, “Anna’s”"}'`.execute(db);
  expect(found).toEqual([{ kind: 'login' }]);
  await expect(sql`update audit_events set kind = 'x'`.execute(db)).rejects.toThrow('can only be added to');
});
