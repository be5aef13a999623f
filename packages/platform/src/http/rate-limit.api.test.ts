import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { addressKey, createRateLimiter, sweepRateLimits } from './rate-limit.ts';
import { createServer } from './create-server.ts';
import { createTestDatabase, openTestDatabase } from '../testing/test-database.ts';
import { databaseOn } from '../db/open-database.ts';
import { postgresPool } from '../db/postgres-pool.ts';
import { readConfig } from '../env.ts';
import { testSettings } from '../testing/test-settings.ts';
import type { Database } from '../db/schema.ts';

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('all of an IPv6 /64 count as one, and no other does', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        groups,
        groups,
        groups,
        (net, a, b) => addressKey([...net, ...a].join(':')) === addressKey([...net, ...b].join(':')),
      ),
    );
    fc.assert(
      fc.property(
        groups,
        groups,
        groups,
        (a, b, host) =>
          a.join() === b.join() || addressKey([...a, ...host].join(':')) !== addressKey([...b, ...host].join(':')),
      ),
    );
  });
});

describe('behind a proxy', () => {
  const seenBy = async (env: Record<string, string>, forwarded: string) => {
    const server = createServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }));
    server.get('/who', (request) => Promise.resolve(request.ip));
    const { body } = await server.inject({ method: 'GET', url: '/who', headers: { 'x-forwarded-for': forwarded } });
    await server.close();
    return body;
  };

  test('nobody is believed unless TRUST_PROXY says so', async () => {
    expect(await seenBy({}, '203.0.113.7')).toBe('127.0.0.1');
  });

  test('only the address that the proxy itself wrote counts, not what the visitor claims before it', async () => {
    expect(await seenBy({ TRUST_PROXY: 'true' }, '203.0.113.7')).toBe('203.0.113.7');
    expect(await seenBy({ TRUST_PROXY: 'true' }, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  });
});

describe('an allowance', () => {
  const opened: Database[] = [];
  let instances: readonly [Database, Database];
  beforeAll(async () => {
    const { postgresUrl } = testSettings();
    if (postgresUrl === undefined) {
      const db = await openTestDatabase();
      opened.push(db);
      instances = [db, db];
      return;
    }
    const url = await createTestDatabase(postgresUrl);
    const open = () => databaseOn(postgresPool({ url, max: 5, prepared: true, onError: () => undefined }));
    instances = [open(), open()];
    opened.push(...instances);
  });
  afterAll(async () => {
    for (const db of opened) await db.destroy();
  });

  const allowance = { name: 'test', max: 10, windowSeconds: 60 };

  test('is shared between two instances, also when both are asked at once', async () => {
    const [one, two] = instances.map((db) => createRateLimiter(db, 1));
    const asked = await Promise.allSettled(
      Array.from({ length: 24 }, async (_, at) => (at % 2 === 0 ? one : two)?.(allowance, 'ada')),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(two?.(allowance, 'ada')).rejects.toMatchObject({
      statusCode: 429,
      retryAfterSeconds: expect.any(Number),
    });
    await two?.(allowance, 'bob');
  });

  test('comes back when its time is over', async () => {
    const [db] = instances;
    const limit = createRateLimiter(db, 1);
    const spent = { ...allowance, max: 1 };
    await limit(spent, 'eve');
    await expect(limit(spent, 'eve')).rejects.toMatchObject({ statusCode: 429 });
    await db
      .updateTable('rate_limits')
      .set({ resets_at: new Date(0) })
      .where('key', '=', 'test:eve')
      .execute();
    await limit(spent, 'eve');
    await db
      .updateTable('rate_limits')
      .set({ resets_at: new Date(0) })
      .where('key', '=', 'test:eve')
      .execute();
    await sweepRateLimits(db);
    expect(await db.selectFrom('rate_limits').select('key').where('key', '=', 'test:eve').execute()).toEqual([]);
  });
});
