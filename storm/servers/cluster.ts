import pg from 'pg';
import { startPostgres, type TestPostgres } from '@lf/platform/testing/start-postgres';
import { startProxy } from './nginx.ts';
import { steadyPort } from '@lf/platform/testing/steady-port';
import { program } from './program.ts';
import type { Program } from '@lf/platform/testing/program';

/** As deployed: PostgreSQL, two processes of web and API, one of the AI service, nginx before them. */
export interface Cluster {
  readonly kind: 'cluster';
  /** Through the proxy. */
  readonly url: string;
  readonly secret: string;
  readonly accessCode: string;
  readonly postgres: TestPostgres;
  readonly apps: readonly [Program, Program];
  readonly ai: Program;
  /** False where a stand-in had to take its place. */
  readonly behindNginx: boolean;
  /** Where a mail server is expected; nobody listens there until a fault does. */
  readonly smtpPort: number;
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  stop(): Promise<void>;
}

export const SECRET = 'a secret for the storm of at least thirty-two characters';
const ACCESS_CODE = 'STORM';
const KEYS_PER_PERSON = 5;

export interface ClusterOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly postgres?: TestPostgres;
}

export async function startCluster({ env = {}, postgres: given }: ClusterOptions = {}): Promise<Cluster> {
  // As it comes, fsync included: what is acknowledged is on the disk.
  const postgres = given ?? (await startPostgres({ settings: [], port: await steadyPort() }));
  const [smtpPort, port] = [await steadyPort(), await steadyPort()];
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: postgres.url,
    JWT_SECRET: SECRET,
    PUBLIC_URL: url,
    TRUST_PROXY: 'true',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    PRICE_TIERS: '1:4900',
    ...env,
  };
  const apps = [
    await program('server.mjs', { ...settings, AI_URL: `${url}/ai` }),
    await program('server.mjs', { ...settings, AI_URL: `${url}/ai` }),
  ] as const;
  const ai = await program('ai.mjs', settings);
  await Promise.all([...apps, ai].map((one) => one.start()));
  const query = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<T>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  await query('insert into coupons (code, keys, max_uses) values ($1, $2, 1000000) on conflict do nothing', [
    ACCESS_CODE,
    KEYS_PER_PERSON,
  ]);
  const proxy = await startProxy({ app1: apps[0].port, app2: apps[1].port, ai: ai.port }, port);
  return {
    kind: 'cluster',
    url,
    secret: SECRET,
    accessCode: ACCESS_CODE,
    postgres,
    apps,
    ai,
    smtpPort,
    behindNginx: proxy.isNginx,
    query,
    stop: async () => {
      await proxy.stop();
      await Promise.all([...apps, ai].map((one) => one.end('SIGKILL')));
      if (given === undefined) await postgres.stop();
    },
  };
}
