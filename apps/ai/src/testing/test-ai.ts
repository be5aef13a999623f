import { randomUUID } from 'node:crypto';
import { readConfig } from '@lf/platform/env';
import { createServer } from '@lf/platform/http/create-server';
import { createTokens } from '@lf/platform/http/tokens';
import { openTestDatabase } from '@lf/platform/testing/test-database';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@lf/platform/db/schema';
import { registerAi, type AiParts } from '../app.ts';
import { GateEngine } from './gate-engine.ts';

export interface TestPerson {
  readonly id: string;
  /** Of a key of their own. */
  readonly licenseCode: string;
  readonly token: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** The whole AI service on a real database, called over HTTP. Its engine is one that a test can hold, fail and release. */
export interface TestAi {
  readonly server: FastifyInstance;
  readonly db: Database;
  readonly tokenSecret: string;
  /** `METHOD /path` of everything that the server answers. */
  readonly served: readonly string[];
  readonly engine: GateEngine;
  post(path: string, body: unknown, options?: { token?: string; headers?: Record<string, string> }): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** A person with an account, a session and a key, as the API would have made them. */
  person(): Promise<TestPerson>;
  close(): Promise<void>;
}

export async function startTestAi(parts: Partial<AiParts> & { env?: Record<string, string> } = {}): Promise<TestAi> {
  const { env, ...given } = parts;
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  const db = await openTestDatabase();
  const tokens = await createTokens(db, config);
  const engine = new GateEngine();
  const server = createServer(config);
  const served: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    served.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  await registerAi(server, { config, db, tokens, engine, ...given });
  await server.ready();

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<Answer> => {
    const response = await server.inject({
      method,
      url: `/ai${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    const json = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: json ? response.json() : undefined,
      text: response.body,
      headers: response.headers,
    };
  };

  return {
    server,
    db,
    tokenSecret: tokens.secret,
    served,
    engine,
    get: (path) => call('GET', path, {}),
    post: (path, body, { token, headers = {} } = {}) =>
      call(
        'POST',
        path,
        {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
    person: async () => {
      const row = { email: `${randomUUID()}@example.com`, first_name: 'Ada', last_name: 'Test', password_hash: 'none' };
      const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
      const expiresAt = new Date(Date.now() + 60_000_000);
      const session = await db
        .insertInto('sessions')
        .values({ user_id: id, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      const licenseCode = randomUUID();
      await db.insertInto('licenses').values({ code: licenseCode, user_id: id, status: 'used' }).execute();
      return { id, licenseCode, token: tokens.sign({ userId: id, sessionId: session.id }, expiresAt) };
    },
    close: async () => {
      await server.close();
      await db.destroy();
    },
  };
}
