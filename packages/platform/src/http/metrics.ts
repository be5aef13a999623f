import { sql } from 'kysely';
import { notFound } from './errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../env.ts';
import type { Database } from '../db/schema.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via'] as const;
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;
const SAVES = /^\/api\/(fingerprintData|narrative|fingerprints)\//;
const AI_CALLS = /^\/ai\/survey\//;

interface Latency {
  readonly within: number[];
  count: number;
  seconds: number;
}

const labels = (pairs: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(pairs)
    .map(([name, value]) => `${name}=${JSON.stringify(String(value))}`)
    .join(',')}}`;

/** The counts of one process, by the route's pattern: an address would hold license codes. */
class RequestCounts {
  private readonly requests = new Map<string, number>();
  private readonly latencies = new Map<string, Latency>();
  private saves = 0;
  private aiCalls = 0;

  add(method: string, route: string, status: number, seconds: number): void {
    const request = labels({ method, route, status });
    this.requests.set(request, (this.requests.get(request) ?? 0) + 1);
    const latency = this.latencies.get(route) ?? { within: BUCKETS_SECONDS.map(() => 0), count: 0, seconds: 0 };
    this.latencies.set(route, latency);
    BUCKETS_SECONDS.forEach((bound, at) => {
      if (seconds <= bound) latency.within[at] = (latency.within[at] ?? 0) + 1;
    });
    latency.count += 1;
    latency.seconds += seconds;
    if (status < 300 && (method === 'POST' || method === 'PUT') && SAVES.test(route)) this.saves += 1;
    if (AI_CALLS.test(route)) this.aiCalls += 1;
  }

  lines(): string[] {
    return [
      '# HELP lf_requests_total Answered requests by route and status.',
      '# TYPE lf_requests_total counter',
      ...[...this.requests].map(([request, count]) => `lf_requests_total${request} ${count}`),
      '# HELP lf_request_seconds Time from the first byte of a request to the last of its answer.',
      '# TYPE lf_request_seconds histogram',
      ...[...this.latencies].flatMap(([route, { within, count, seconds }]) => [
        ...BUCKETS_SECONDS.map(
          (bound, at) => `lf_request_seconds_bucket${labels({ route, le: bound })} ${within[at] ?? 0}`,
        ),
        `lf_request_seconds_bucket${labels({ route, le: '+Inf' })} ${count}`,
        `lf_request_seconds_sum${labels({ route })} ${seconds}`,
        `lf_request_seconds_count${labels({ route })} ${count}`,
      ]),
      '# HELP lf_saves_total Saves of answers and results that were acknowledged.',
      '# TYPE lf_saves_total counter',
      `lf_saves_total ${this.saves}`,
      '# HELP lf_ai_calls_total Calls of the AI service, answered or refused.',
      '# TYPE lf_ai_calls_total counter',
      `lf_ai_calls_total ${this.aiCalls}`,
    ];
  }
}

/** Minus one while the database does not answer: the rest of the numbers is still worth reading. */
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

/** GET /metrics for Prometheus, only with METRICS=on. Call it before any service is registered, so that it hears them all. */
export function serveMetrics(server: FastifyInstance, config: Config, db: Database): void {
  if (!config.METRICS) return;
  const counts = new RequestCounts();
  server.addHook('onResponse', (request, reply, done) => {
    counts.add(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
  server.get('/metrics', async (request, reply) => {
    // Watchers ask the process itself. Who came through a proxy came from outside, however the address was spelled.
    if (FORWARDED.some((name) => request.headers[name] !== undefined)) throw notFound();
    const mails = [
      '# HELP lf_mails_waiting Mails not sent yet; -1 while the database does not answer.',
      '# TYPE lf_mails_waiting gauge',
      `lf_mails_waiting ${await mailsWaiting(db)}`,
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${[...counts.lines(), ...mails].join('\n')}\n`);
  });
}
