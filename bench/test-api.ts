import { randomUUID } from 'node:crypto';
import { createServer } from '@lf/platform/http/create-server';
import { createTokens } from '@lf/platform/http/tokens';
import { databaseOn } from '@lf/platform/db/open-database';
import { migrate } from '@lf/platform/db/migrate';
import { openMemoryPool } from '@lf/platform/db/open-embedded';
import { postgresPool } from '@lf/platform/db/postgres-pool';
import { readConfig } from '@lf/platform/env';
import { registerApi } from '@lf/api/app';
import { createSession } from '@lf/api/features/auth/sessions.repo';
import { insertLicenses } from '@lf/api/features/licenses/licenses.repo';
import { insertUser } from '@lf/api/features/users/users.repo';
import type { Sealer } from '@lf/platform/sealing/sealer';
import type { Database } from '@lf/platform/db/schema';

const HOUR_MS = 60 * 60 * 1_000;

/** A person, and a key of theirs. */
export interface Key {
  readonly userId: string;
  readonly token: string;
  readonly licenseCode: string;
}

export interface BenchApi {
  readonly db: Database;
  /** A person's token. */
  signUp(): Promise<string>;
  /** Somebody with a key. */
  person(): Promise<Key>;
  /** The address that it answers at from now on. */
  listen(): Promise<string>;
  /** The status of the answer. */
  redeem(token: string, code: string): Promise<number>;
  close(): Promise<void>;
}

/** The API in this process, on the embedded database or on a server. */
export async function startTestApi(postgresUrl: string | undefined, sealer?: Sealer): Promise<BenchApi> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000' });
  const db = databaseOn(
    postgresUrl === undefined
      ? await openMemoryPool()
      : postgresPool({ url: postgresUrl, max: 20, prepared: true, onError: () => undefined }),
    sealer,
  );
  await migrate(db);
  const tokens = await createTokens(db, config);
  const server = createServer(config);
  await registerApi(server, { config, db, tokens });
  const signUp = async () => {
    const user = await insertUser(db, {
      email: `${randomUUID()}@example.com`,
      firstName: 'A',
      lastName: 'B',
      passwordHash: '-',
    });
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const userId = user?.id ?? '';
    const sessionId = await createSession(db, { userId, expiresAt });
    return { userId, token: tokens.sign({ userId, sessionId }, expiresAt) };
  };
  return {
    db,
    signUp: async () => (await signUp()).token,
    person: async () => {
      const { userId, token } = await signUp();
      const [license] = await insertLicenses(db, { userId, count: 1 });
      return { userId, token, licenseCode: license?.code ?? '' };
    },
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
    redeem: async (token, code) =>
      (
        await server.inject({
          method: 'POST',
          url: '/api/coupons/redeem',
          headers: { authorization: `Bearer ${token}` },
          payload: { code },
        })
      ).statusCode,
    close: async () => {
      await server.close();
      await db.destroy();
    },
  };
}
