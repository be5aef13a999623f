import { sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { notFound } from './errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../env.ts';
import type { Database } from '../db/schema.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via'] as const;
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SAVES = /^\/api\/(fingerprintData|narrative|fingerprints)\//;
const AI_CALLS = /^\/ai\/survey\//;

/** Minus one while the database does not answer: the other metrics are still worth reading. */
async function mailsWaiting(db: Database): Promise<number> {
  try {
    const row = await db
      .selectFrom('outbox_mails')
      .select(sql<number>`count(*)::int`.as('waiting'))
      .executeTakeFirstOrThrow();
    return row.waiting;
  } catch {
    return -1;
  }
}

/** The metrics of one server. Labels hold the route's pattern, never its address: an address can hold a license code. */
function createMetrics(db: Database) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'lf_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'lf_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const saves = new Counter({
    name: 'lf_saves_total',
    help: 'Saves of answers and results that were acknowledged.',
    registers,
  });
  const aiCalls = new Counter({
    name: 'lf_ai_calls_total',
    help: 'Calls of the AI service, answered or refused.',
    registers,
  });
  const mails: Gauge = new Gauge({
    name: 'lf_mails_waiting',
    help: 'Mails not sent yet; -1 while the database does not answer.',
    registers,
    collect: async (): Promise<void> => mails.set(await mailsWaiting(db)),
  });
  const observe = (method: string, route: string, status: number, elapsedSeconds: number): void => {
    requests.inc({ method, route, status });
    seconds.observe({ route }, elapsedSeconds);
    if (status < 300 && (method === 'POST' || method === 'PUT') && SAVES.test(route)) saves.inc();
    if (AI_CALLS.test(route)) aiCalls.inc();
  };
  return { registry, observe };
}

/** GET /metrics for Prometheus, only with METRICS=on. Call it before any service is registered: its hook covers only later routes. */
export function serveMetrics(server: FastifyInstance, config: Config, db: Database): void {
  if (!config.METRICS) return;
  const { registry, observe } = createMetrics(db);
  server.addHook('onResponse', (request, reply, done) => {
    observe(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
  server.get('/metrics', async (request, reply) => {
    // Prometheus asks the process itself. A request through a proxy came from outside, however the address was spelled.
    if (FORWARDED.some((name) => request.headers[name] !== undefined)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
