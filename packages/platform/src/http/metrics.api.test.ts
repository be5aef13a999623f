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
  expect(body).toContain('lf_request_seconds_bucket{le="+Inf",route="/api/health"} 2\n');
  expect(body).toContain('lf_request_seconds_count{route="/api/health"} 2\n');
  expect(body).toContain('lf_mails_waiting 1\n');
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).not.toContain('7KQ2');
});

test('our metrics have the documented names and only the labels method, route, status and le', async () => {
  await start({ METRICS: 'on' });
  await get('/api/health?email=a@example.com');
  const { body } = await get('/metrics');
  const ours = body.split('\n').filter((line) => line.startsWith('lf_'));
  const names = ours.map((line) => line.replace(/[{ ].*/, '').replace(/_(bucket|sum|count)$/, ''));
  expect(new Set(names)).toEqual(
    new Set(['lf_ai_calls_total', 'lf_mails_waiting', 'lf_request_seconds', 'lf_requests_total', 'lf_saves_total']),
  );
  const labels = ours.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  expect(new Set(labels)).toEqual(new Set(['le', 'method', 'route', 'status']));
  expect(body).not.toContain('a@example.com');
});

test('acknowledged saves and calls of the AI service are counted, refused saves are not', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS: 'on' });
  db = await openTestDatabase();
  destroyed = false;
  server = createServer(config);
  serveMetrics(server, config, db);
  server.post('/api/narrative/save-values', async (_request, reply) => reply.code(201).send());
  server.post('/api/fingerprintData/save-about-you', async (_request, reply) => reply.code(409).send());
  server.post('/ai/survey/next-question', async (_request, reply) => reply.code(429).send());
  await server.inject({ method: 'POST', url: '/api/narrative/save-values' });
  await server.inject({ method: 'POST', url: '/api/fingerprintData/save-about-you' });
  await server.inject({ method: 'POST', url: '/ai/survey/next-question' });
  const { body } = await get('/metrics');
  expect(body).toContain('lf_saves_total 1\n');
  expect(body).toContain('lf_ai_calls_total 1\n');
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
