import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '@lf/platform/http/create-server';
import { createTokens, type Tokens } from '@lf/platform/http/tokens';
import { openTestDatabase } from '@lf/platform/testing/test-database';
import { readConfig } from '@lf/platform/env';
import { createSession } from '../features/auth/sessions.repo.ts';
import { hashPassword } from '../features/auth/password-hash.ts';
import { insertUser } from '../features/users/users.repo.ts';
import { registerApi, type ApiParts } from '../app.ts';
import type { FastifyInstance } from 'fastify';
import type { LogTarget } from '@lf/platform/http/logging';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import type { Method } from '@lf/contract/define-route';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** The whole API on a real database, called over HTTP. */
export interface TestApi {
  readonly server: FastifyInstance;
  readonly db: Database;
  readonly config: Config;
  readonly tokens: Tokens;
  readonly tokenSecret: string;
  /** `METHOD /path` of everything that the server answers. */
  readonly served: readonly string[];
  call(
    method: Method,
    url: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** A registered and signed-in person. */
  signUp(name?: string): Promise<TestUser>;
  close(): Promise<void>;
}

export interface TestApiParts {
  /** Instead of a fresh one. */
  readonly db?: Database;
  readonly logTo?: LogTarget;
  /** More services in the same process, as in the standalone product. */
  readonly also?: (server: FastifyInstance, parts: ApiParts) => Promise<void>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const PASSWORD = 'correct horse';
const HOUR_MS = 60 * 60 * 1_000;
let people = 0;
let knownHash: Promise<string> | undefined;

export async function startTestApi(env: Record<string, string> = {}, parts: TestApiParts = {}): Promise<TestApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lf-api-'));
  const { NODE_ENV = 'test', ...variables } = env;
  const production = NODE_ENV === 'production';
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '1000',
      ...variables,
    }),
    // Answers as in production, without the mail server and the shop that production asks for.
    ...(production ? { NODE_ENV, production } : {}),
  };
  const db = parts.db ?? (await openTestDatabase());
  const server = createServer(config, parts.logTo);
  const served: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    served.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  const tokens = await createTokens(db, config);
  await registerApi(server, { config, db, tokens });
  await parts.also?.(server, { config, db, tokens });
  await server.ready();

  const call: TestApi['call'] = async (method, url, options = {}) => {
    const response = await server.inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { payload: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
    });
    return { status: response.statusCode, body: parse(response.body), headers: response.headers };
  };

  const signUp: TestApi['signUp'] = async (name = 'Ada') => {
    people += 1;
    const email = `${name.toLowerCase()}-${people}-${process.pid}@example.com`;
    // Hashed once: a test that needs fifty people must not wait for a hundred hashes.
    knownHash ??= hashPassword(PASSWORD);
    const row = await insertUser(db, {
      email,
      firstName: name,
      lastName: 'Test',
      passwordHash: await knownHash,
      emailConfirmed: true,
    });
    if (!row) throw new Error(`${email} is taken`);
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const sessionId = await createSession(db, { userId: row.id, expiresAt });
    return { id: row.id, email, password: PASSWORD, token: tokens.sign({ userId: row.id, sessionId }, expiresAt) };
  };

  return {
    server,
    db,
    config,
    tokens,
    tokenSecret: tokens.secret,
    served,
    call,
    signUp,
    close: async () => {
      await server.close();
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
