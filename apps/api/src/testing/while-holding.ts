import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';
import type { Database } from '@lf/platform/db/schema';

const WAITING = sql<{
  waiting: number;
}>`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const somebodyWaits = (db: Database) =>
  expect.poll(async () => (await WAITING.execute(db)).rows[0]?.waiting).toBeGreaterThan(0);

/** Holds the first lock, lets the call come and wait for it, then goes on: whoever takes them the other way round is a deadlock (40P01). */
export async function whileHolding<T>(
  { db }: TestApi,
  first: (held: Database) => Promise<unknown>,
  call: () => Promise<T>,
  then: (held: Database) => Promise<unknown>,
): Promise<T> {
  const calls: Promise<T>[] = [];
  await db.transaction().execute(async (held) => {
    await first(held);
    calls.push(call());
    await somebodyWaits(db);
    await then(held);
  });
  const [called] = calls;
  if (!called) throw new Error('the call was never made');
  return called;
}
