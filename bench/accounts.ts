import autocannon from 'autocannon';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { databaseOn } from '@lf/platform/db/open-database';
import { migrate } from '@lf/platform/db/migrate';
import { postgresPool } from '@lf/platform/db/postgres-pool';
import { amount } from './amount.ts';
import { percentile, type Figure } from './figure.ts';
import { startProgram, type BenchServer } from './servers.ts';

const CONNECTIONS = 20;
const SECONDS = amount(5, 1);
const ROUNDS = amount(3, 1);
const LOGINS = amount(20, 2);
const OTHERS_P95_MS = 50;
const SHARE_OF_RAW = 0.6;

async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const { requests } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  return requests.average;
}

async function post(server: BenchServer, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** Waiting of other people's requests while twenty log in at once: hashing must not hold the main thread. */
async function othersDuringLogins(
  server: BenchServer,
  token: string,
  person: { email: string; password: string },
): Promise<number> {
  const waits: number[] = [];
  const state = { over: false };
  const others = (async () => {
    while (!state.over) {
      const before = performance.now();
      await fetch(`${server.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
      waits.push(performance.now() - before);
    }
  })();
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(Array.from({ length: LOGINS }, () => post(server, '/auth/login', person)));
  state.over = true;
  await others;
  return percentile(waits, 0.95);
}

export async function figures(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const db = databaseOn(postgresPool({ url: postgres.url, max: 2, prepared: true, onError: () => undefined }));
  await migrate(db);
  const api = await startProgram('dist/api.mjs', { DATABASE_URL: postgres.url });
  const person = { email: 'bench@example.com', password: 'correct horse' };
  const { id } = (await post(api, '/users/register', { ...person, firstName: 'Ben', lastName: 'Ch' })) as {
    id: string;
  };
  const { access_token: token } = (await post(api, '/auth/login', person)) as { access_token: string };
  const session = await db.selectFrom('sessions').select('id').where('user_id', '=', id).executeTakeFirstOrThrow();
  const raw = await startProgram('bench/raw-users-me.mjs', {
    DATABASE_URL: postgres.url,
    SESSION_ID: session.id,
    USER_ID: id,
  });

  // Turn and turn about in one run, because the machine is noisy.
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await requestsPerSecond(raw.url));
    ours.push(await requestsPerSecond(`${api.url}/api/users/me`, { authorization: `Bearer ${token}` }));
  }
  const p95 = await othersDuringLogins(api, token, person);
  await Promise.all([api.stop(), raw.stop()]);
  await db.destroy();
  await postgres.stop();

  const share = median(ours) / median(theirs);
  return [
    {
      name: 'GET /api/users/me on PostgreSQL, of the same query behind node:http (at least)',
      value: Math.round(share * 100) / 100,
      unit: '×',
      limit: SHARE_OF_RAW,
      ratio: Math.round((share / SHARE_OF_RAW) * 100) / 100,
    },
    {
      name: 'GET /api/users/me',
      value: Math.round(median(ours)),
      unit: 'requests/s',
      limit: Math.round(median(theirs)),
      ratio: Math.round(share * 100) / 100,
    },
    {
      name: `others' p95 during ${LOGINS} parallel logins`,
      value: Math.round(p95 * 10) / 10,
      unit: 'ms',
      limit: OTHERS_P95_MS,
      ratio: Math.round((p95 / OTHERS_P95_MS) * 100) / 100,
    },
  ];
}
