import { sql } from 'kysely';
import { databaseOn } from '@lf/platform/db/open-database';
import { postgresPool } from '@lf/platform/db/postgres-pool';
import { seedKeysOf, seedPast } from '@lf/platform/testing/plans/seed-past';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { amount } from './amount.ts';
import { listKeys, publicResult, saveAnswer } from './load/calls.ts';
import { measure, type LoadCall } from './load/measure.ts';
import { newPeople, newResult, type LoadPerson } from './load/people.ts';
import { startProgram, type BenchServer } from './servers.ts';
import type { Figure } from './figure.ts';
import type { Database } from '@lf/platform/db/schema';

/**
 * What a call costs while the past grows: of the database (ten rows a person, a million in the end) and of the account itself (finished keys,
 * and as many that were given away). CPU of server and database together, since either may pay; the floor is the same call on an empty past.
 */
const CALLS = amount(600, 8);
const PASTS = amount(100_000, 40);
const SIZES: readonly number[] = [10, amount(1_000, 20), PASTS];
/** Twice the cost at ten thousand times the past still counts as flat; a cost that grows with it would be thousands of times as high. */
const FLAT = 2;

const callsOf = (result: string): readonly LoadCall[] => [
  saveAnswer(CALLS),
  publicResult(CALLS, result),
  { name: 'results of the account', method: 'GET', path: '/api/users/me/fingerprints', amount: CALLS },
  listKeys(CALLS),
];

interface Grown {
  readonly server: BenchServer;
  readonly db: Database;
  readonly people: readonly LoadPerson[];
  readonly calls: readonly LoadCall[];
}

/** The processes of PostgreSQL that serve connections. */
async function backends(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  return rows.map(({ pid }) => pid);
}

async function costs({ server, db, people, calls }: Grown): Promise<Map<string, number>> {
  await sql`analyze`.execute(db);
  const found = new Map<string, number>();
  for (const call of calls) found.set(call.name, (await measure([server], people, call, () => backends(db))).cpuMs);
  return found;
}

function figuresOf(what: string, found: readonly (readonly [number, Map<string, number>])[]): Figure[] {
  const [first] = found;
  return found.slice(1).flatMap(([size, now]) =>
    [...now].map(([name, value]) => {
      const floor = first?.[1].get(name) ?? Number.NaN;
      return {
        name: `${name}, CPU of server and database with ${size.toLocaleString('en')} keys in the past of ${what}, of the same with ${first?.[0]}`,
        value: Math.round(value * 100) / 100,
        unit: 'ms',
        limit: Math.round(floor * FLAT * 100) / 100,
        ratio: Math.round((value / floor) * 100) / 100,
      };
    }),
  );
}

export async function figures(): Promise<Figure[]> {
  const postgres = await startPostgres({ settings: [] });
  const server = await startProgram('dist/api.mjs', { DATABASE_URL: postgres.url, DATABASE_POOL_MAX: '10' });
  const db = databaseOn(postgresPool({ url: postgres.url, max: 2, prepared: false, onError: () => undefined }));
  const people = await newPeople(server, amount(20, 2));
  const owners = people.slice(0, 2);
  const calls = callsOf(await newResult(server));
  const ofDatabase: [number, Map<string, number>][] = [];
  const ofAccount: [number, Map<string, number>][] = [];
  let seeded = 0;
  for (const size of SIZES) {
    await seedPast(db, size, seeded);
    seeded += size;
    ofDatabase.push([size, await costs({ server, db, people, calls })]);
  }
  let keys = 0;
  for (const size of SIZES) {
    for (const { id } of owners) await seedKeysOf(db, id, size - keys, keys);
    keys = size;
    ofAccount.push([size, await costs({ server, db, people: owners, calls })]);
  }
  await server.stop();
  await db.destroy();
  await postgres.stop();
  return [...figuresOf('the database', ofDatabase), ...figuresOf('the account', ofAccount)];
}
