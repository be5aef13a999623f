import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { databaseOn } from './open-database.ts';
import { isDatabaseUnavailable } from './postgres-pool.ts';
import { pglitePool } from './pglite-pool.ts';

/** What the embedded database says when its disk is full at the wrong moment; asked again, the real one never returns. */
function panicking(): PGlite {
  let asked = false;
  const query = () => {
    if (asked) throw new Error('a broken instance was touched again');
    asked = true;
    return Promise.reject(
      Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { code: '53100', severity: 'PANIC' }),
    );
  };
  return { query, close: query } as unknown as PGlite;
}

const sound = () =>
  ({
    query: () => Promise.resolve({ rows: [{ one: 1 }], affectedRows: 0 }),
    close: () => Promise.resolve(),
  }) as unknown as PGlite;

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a panic is told as "not now"; the broken instance is never asked again, and a new one takes over', async () => {
  let room = false;
  const db = databaseOn(
    pglitePool(panicking(), () => (room ? Promise.resolve(sound()) : Promise.reject(new Error('ENOSPC')))),
  );
  const during = await failure(db.transaction().execute((trx) => sql`select 1`.execute(trx)));
  expect(isDatabaseUnavailable(during)).toBe(true);
  // Still no room: told so at once, and not tried again by every caller.
  expect(isDatabaseUnavailable(await failure(sql`select 1`.execute(db)))).toBe(true);
  room = true;
  await expect
    .poll(() =>
      sql`select 1 as one`.execute(db).then(
        ({ rows }) => rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }]);
  await db.destroy();
});

test('without a way to open it again it stays away, and closing does not touch it', async () => {
  const db = databaseOn(pglitePool(panicking()));
  await failure(sql`select 1`.execute(db));
  expect(isDatabaseUnavailable(await failure(sql`select 1`.execute(db)))).toBe(true);
  await db.destroy();
});
