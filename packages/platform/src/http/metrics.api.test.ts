import { afterEach, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { createTokens } from './tokens.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { readConfig } from '../env.ts';
import { registerService } from './service.ts';
import { serveMetrics } from './metrics.ts';
import { health, live, ready } from '@lf/contract/health';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';

let server: FastifyInstance;
let db: Database;
let destroyed = false;

async function start(env: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  db = await openTestDatabase();
  destroyed = false;
  server = createServer(config);
  serveMetrics(server, config, db);
  await registerService(server, {
    title: 'T',
    basePath: '/api',
    routes: [health, live, ready],
    db,
    config,
    tokens: await createTokens(db, config),
    features: () => undefined,
  });
  await server.ready();
}

afterEach(async () => {
  await server.close();
  if (!destroyed) await db.destroy();
});

const get = (url: string) => server.inject({ method: 'GET', url });

test('without METRICS=on there is no such page', async () => {
  await start();
  expect((await get('/metrics')).statusCode).toBe(404);
});

test('requests are counted by route pattern and status, with their latency, and the mails that wait', async () => {
  await start({ METRICS: 'on' });
  await db.insertInto('outbox_mails').values({ recipient: 'a@example.com', subject: '', text: '', html: '' }).execute();
  await get('/api/health');
  await get('/api/health');
  await get('/api/no-such/7KQ2-9MZX');
  const { body, headers } = await get('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(body).toContain('lf_requests_total{method="GET",route="/api/health",status="200"} 2\n');
  expect(body).toContain('lf_request_seconds_bucket{route="/api/health",le="+Inf"} 2\n');
  expect(body).toContain('lf_request_seconds_count{route="/api/health"} 2\n');
  expect(body).toContain('lf_mails_waiting 1\n');
  expect(body).not.toContain('7KQ2');
});

test('without its database a process is alive but not ready', async () => {
  await start({ METRICS: 'on' });
  expect((await get('/api/live')).statusCode).toBe(200);
  expect((await get('/api/ready')).statusCode).toBe(200);
  await db.destroy();
  destroyed = true;
  expect((await get('/api/live')).statusCode).toBe(200);
  expect((await get('/api/ready')).statusCode).toBe(503);
  expect((await get('/metrics')).body).toContain('lf_mails_waiting -1\n');
});

test.each(['x-forwarded-for', 'forwarded', 'via', 'x-forwarded-proto'])(
  'a request that came through a proxy (%s) gets no numbers',
  async (header) => {
    await start({ METRICS: 'on' });
    for (const url of ['/metrics', '/metrics/', '//metrics', '/%6detrics']) {
      const answer = await server.inject({ method: 'GET', url, headers: { [header]: '203.0.113.1' } });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    expect((await get('/metrics')).statusCode).toBe(200);
  },
);
