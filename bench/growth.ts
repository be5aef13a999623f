import { sql } from 'kysely';
import { PAST_KEYS_SHOWN_MAX } from '@lf/domain/limits';
import { databaseOn } from '@lf/platform/db/open-database';
import { postgresPool } from '@lf/platform/db/postgres-pool';
import { seedKeysOf, seedPast } from '@lf/platform/testing/plans/seed-past';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { amount } from './amount.ts';
import { percentile } from './figure.ts';
import { listKeys, publicResult, saveAnswer } from './load/calls.ts';
import { measure, type LoadCall } from './load/measure.ts';
import { newPeople, newResult, type LoadPerson } from './load/people.ts';
import { startProgram, type BenchServer } from './servers.ts';
import type { Figure } from './figure.ts';
import type { Database } from '@lf/platform/db/schema';

/**
 * What a call costs while the past grows: of the database (thirteen rows a person, a million in the end) and of the account itself (finished keys with
 * their results, and as many that were given away). CPU of the server and of its connections to PostgreSQL together, since either may pay.
 * All sizes are there at the same time and are measured by turns, so that what disturbs the machine disturbs them alike. The smallest past of an
 * account fills the lists already: a list of fifty beside a list of ten would be more rows, not a longer past.
 */
const CALLS = amount(2_000, 8);
const TURNS = amount(3, 1);
const SIZES: readonly number[] = [amount(PAST_KEYS_SHOWN_MAX, 10), amount(1_000, 20), amount(100_000, 40)];
/** Twice the cost at two thousand times the past still counts as flat; a cost that grows with it would be thousands of times as high. */
const FLAT = 2;
const LOOK_AGAIN_MS = 200;

const callsOf = (result: string): readonly LoadCall[] =>
  [
    saveAnswer(CALLS),
    publicResult(CALLS, result),
    { name: 'results of the account', method: 'GET' as const, path: '/api/users/me/fingerprints', amount: CALLS },
    listKeys(CALLS),
    // Each process has its code compiled before a size is measured.
  ].map((call) => ({ ...call, warmUp: CALLS }));

/** A past of one size: who calls which server on which database. */
interface Past {
  readonly size: number;
  readonly server: BenchServer;
  readonly db: Database;
  readonly people: readonly LoadPerson[];
  readonly calls: readonly LoadCall[];
}

const open = (url: string): Database =>
  databaseOn(postgresPool({ url, max: 2, prepared: false, onError: () => undefined }));

/** The processes of PostgreSQL that serve the connections of this database. */
async function backends(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`.execute(
    db,
  );
  return rows.map(({ pid }) => pid);
}

/** What filling the tables left to do is done now, so that no call pays for it. */
async function settle(db: Database): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
  const isBusy = async () => {
    const { rows } = await sql`select from pg_stat_activity where pid <> pg_backend_pid()
      and (state = 'active' or backend_type like 'autovacuum worker')`.execute(db);
    return rows.length > 0;
  };
  while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

/** By name of the call: what it cost with each past, in the order of the pasts. */
async function costs(pasts: readonly Past[]): Promise<Map<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  const names = pasts[0]?.calls.map(({ name }) => name) ?? [];
  for (const name of names) {
    const measured = pasts.map((): number[] => []);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [at, { server, db, people, calls }] of pasts.entries()) {
        const call = calls.find((one) => one.name === name);
        if (call === undefined) continue;
        measured[at]?.push((await measure([server], people, call, () => backends(db))).cpuMs);
      }
    }
    found.set(
      name,
      measured.map((turns) => percentile(turns, 0.5)),
    );
  }
  return found;
}

async function figuresOf(what: string, pasts: readonly Past[]): Promise<Figure[]> {
  const [smallest] = pasts;
  return [...(await costs(pasts))].flatMap(([name, [floor = Number.NaN, ...larger]]) =>
    larger.map((value, at) => ({
      name: `${name}, CPU of server and database with ${pasts[at + 1]?.size.toLocaleString('en')} keys in the past of ${what}, of the same with ${smallest?.size}`,
      value: Math.round(value * 100) / 100,
      unit: 'ms',
      limit: Math.round(floor * FLAT * 100) / 100,
      ratio: Math.round((value / floor) * 100) / 100,
    })),
  );
}

export async function figures(): Promise<Figure[]> {
  const postgres = await startPostgres({ settings: [] });
  const pasts: Past[] = [];
  for (const size of SIZES) {
    const name = `past_${size}`;
    const admin = open(postgres.url);
    await sql`create database ${sql.id(name)}`.execute(admin);
    await admin.destroy();
    const url = new URL(postgres.url);
    url.pathname = name;
    const server = await startProgram('dist/api.mjs', { DATABASE_URL: url.href, DATABASE_POOL_MAX: '10' });
    const db = open(url.href);
    await seedPast(db, size);
    pasts.push({
      size,
      server,
      db,
      people: await newPeople(server, amount(20, 2)),
      calls: callsOf(await newResult(server)),
    });
  }
  for (const { db } of pasts) await settle(db);
  const ofDatabase = await figuresOf('the database', pasts);

  // The accounts are all in the largest database: two of each size.
  const largest = pasts.at(-1);
  if (largest === undefined) throw new Error('no database');
  const accounts: Past[] = [];
  for (const size of SIZES) {
    const people = await newPeople(largest.server, 2);
    for (const { id } of people) await seedKeysOf(largest.db, id, size);
    accounts.push({ ...largest, size, people });
  }
  await settle(largest.db);
  const ofAccount = await figuresOf('the account', accounts);

  for (const { server, db } of pasts) {
    await server.stop();
    await db.destroy();
  }
  await postgres.stop();
  return [...ofDatabase, ...ofAccount];
}
