import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';

test('every reference has an index, so that a deletion looks at its rows and not through whole tables', async () => {
  const db = await openTestDatabase();
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass::text || ' (' || a.attname || ')' as reference
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = c.conkey[1])`.execute(
    db,
  );
  await db.destroy();
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
