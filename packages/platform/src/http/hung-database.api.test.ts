import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { readConfig } from '../env.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { testSettings } from '../testing/test-settings.ts';
import { createServer } from './create-server.ts';
import { registerService } from './service.ts';
import { createTokens } from './tokens.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';

// What is waited for are our own limits, several of them.
vi.setConfig({ testTimeout: 120_000 });

const canFreeze = testSettings().postgresUrl !== undefined && existsSync('/proc/self/task');

describe.runIf(canFreeze)('a database that hangs', () => {
  let postgres: TestPostgres;
  let db: Database;
  let server: FastifyInstance;
  beforeAll(async () => {
    postgres = await startPostgres();
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: postgres.url,
      DATABASE_POOL_MAX: '2',
    });
    db = await openDatabase(config, () => undefined);
    server = createServer(config);
    await registerService(server, {
      title: 'Test',
      basePath: '/api',
      routes: [],
      db,
      config,
      tokens: await createTokens(db, config),
      features: (_mount, context, app) => {
        app.get('/work', () => context.db.transaction().execute((trx) => sql`select 1`.execute(trx)));
      },
    });
    await server.ready();
  });
  afterAll(async () => {
    postgres.thaw();
    await server.close();
    await db.destroy();
    await postgres.stop();
  });

  const statusOf = async (url: string) => (await server.inject({ url })).statusCode;

  test('is noticed: readiness and requests answer 503 instead of never, and all is well when it goes on', async () => {
    expect(await statusOf('/api/ready')).toBe(200);
    // A connection is open: what hangs is a query on it, not the attempt to connect.
    expect(await statusOf('/api/work')).toBe(200);
    postgres.freeze();
    const work = ['/api/work', '/api/work', '/api/work'].map(statusOf);
    // Answered while the requests still hold every connection.
    expect(await statusOf('/api/ready')).toBe(503);
    expect(await statusOf('/api/live')).toBe(200);
    expect(await Promise.all(work)).toEqual([503, 503, 503]);
    postgres.thaw();
    await expect.poll(() => statusOf('/api/ready')).toBe(200);
    expect(await statusOf('/api/work')).toBe(200);
  });
});
