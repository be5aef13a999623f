import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { health, live, ready } from '@lf/contract/health';
import { createAuthenticate, type Authenticate } from './authenticate.ts';
import { createBackoff, type Backoff } from './backoff.ts';
import { createMount, type Mount } from './mount-route.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { openApi } from './openapi.ts';
import { unavailable } from './errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Route } from '@lf/contract/define-route';
import type { Config } from '../env.ts';
import type { Database } from '../db/schema.ts';
import type { Tokens } from './tokens.ts';

/** What a service's features are built from. */
export interface ServiceContext {
  readonly config: Config;
  readonly db: Database;
  readonly tokens: Tokens;
  readonly authenticate: Authenticate;
  readonly limit: RateLimiter;
  readonly backoff: Backoff;
}

export interface ServiceOptions {
  readonly title: string;
  /** `/api` or `/ai`. */
  readonly basePath: string;
  readonly routes: readonly Route[];
  readonly db: Database;
  readonly config: Config;
  readonly tokens: Tokens;
  /** Mounts every feature of the service. */
  readonly features: (mount: Mount, context: ServiceContext, app: FastifyInstance) => void | Promise<void>;
}

/** A balancer asks every few seconds, and waits about as long. */
const READY_WITHIN_MS = 2_000;

async function assertDatabase(db: Database): Promise<void> {
  const tooLate = new AbortController();
  try {
    await Promise.race([
      sql`select 1`.execute(db),
      pause(READY_WITHIN_MS, undefined, { signal: tooLate.signal }).then(() => Promise.reject(unavailable())),
    ]);
  } catch {
    throw unavailable();
  } finally {
    tooLate.abort();
  }
}

/** Registers a service (health, OpenAPI, its features) below its base path, and proves that no route of the contract is missing. */
export async function registerService(server: FastifyInstance, options: ServiceOptions): Promise<void> {
  const { db, config, tokens } = options;
  const authenticate = createAuthenticate(db, tokens);
  const limit = createRateLimiter(db, config.RATE_LIMIT_FACTOR);
  const backoff = createBackoff(db, config.RATE_LIMIT_FACTOR);
  await server.register(
    async (app) => {
      const mounted = new Set<Route>();
      const mount = createMount(app, { authenticate, limit }, mounted);
      mount(health, async () => {
        await assertDatabase(db);
        return { status: 'ok' as const };
      });
      mount(ready, async () => {
        if (server.leaving.announced) throw unavailable();
        await assertDatabase(db);
        return { status: 'ready' as const };
      });
      mount(live, () => Promise.resolve({ status: 'alive' as const }));
      const description = JSON.stringify(
        openApi(options.title, options.basePath, options.routes, config.SUPPORT_EMAIL),
      );
      app.get('/openapi.json', (_request, reply) =>
        reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(description),
      );
      await options.features(mount, { config, db, tokens, authenticate, limit, backoff }, app);
      const missing = options.routes
        .filter((route) => !mounted.has(route))
        .map((route) => `${route.method} ${route.path}`);
      if (missing.length > 0) throw new Error(`not mounted: ${missing.join(', ')}`);
    },
    { prefix: options.basePath },
  );
}
