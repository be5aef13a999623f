import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { testSettings } from '../testing/test-settings.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { beginLease } from './lease.ts';
import type { Database } from './schema.ts';

const { postgresUrl } = testSettings();
const isEmbedded = postgresUrl === undefined;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const write = () => sql`update settings set value = value where false`.execute(db);

test('a lease holds for 50 ms, whatever is written meanwhile', async () => {
  const isGood = beginLease(db);
  await write();
  vi.advanceTimersByTime(49);
  expect(isGood()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isGood()).toBe(false);
});

test('while nothing is written it holds for a second where no other process writes, and nowhere else', async () => {
  const isGood = beginLease(db);
  await sql`select 1`.execute(db);
  await createRateLimiter(db, 1)({ name: 'test', max: 10, windowSeconds: 60 }, 'ada');
  vi.advanceTimersByTime(999);
  expect(isGood()).toBe(isEmbedded);
  vi.advanceTimersByTime(1);
  expect(isGood()).toBe(false);
});

test('after 50 ms it ends with the next write, also with one that fails', async () => {
  for (const next of [write, () => sql`delete from nowhere`.execute(db).catch(() => undefined)]) {
    const isGood = beginLease(db);
    vi.advanceTimersByTime(50);
    expect(isGood()).toBe(isEmbedded);
    await next();
    expect(isGood()).toBe(false);
  }
});

test('what is written in a transaction ends it when that is over', async () => {
  const isGood = beginLease(db);
  await db.transaction().execute((trx) => sql`update settings set value = value where false`.execute(trx));
  vi.advanceTimersByTime(50);
  expect(isGood()).toBe(false);
});
