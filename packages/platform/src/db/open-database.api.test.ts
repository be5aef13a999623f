import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, type Config } from '../env.ts';
import { StartError } from '../start-error.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSettings } from '../testing/test-settings.ts';
import { openDatabase } from './open-database.ts';

const { postgresUrl } = testSettings();

let folder: string;
let made: Config;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lf-open-'));
  made = await nowhere();
  await (await open(made, 'server')).destroy();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A place for a database of the kind that this run tests, with nothing in it. */
async function nowhere(): Promise<Config> {
  if (postgresUrl === undefined) return readConfig({ DATA_DIR: await mkdtemp(path.join(folder, 'data-')) });
  const url = await createTestDatabase(postgresUrl);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return readConfig({ DATABASE_URL: url });
}
const open = (config: Config, by: 'server' | 'command') => openDatabase(config, () => undefined, by);
const refusalOf = (config: Config, by: 'server' | 'command') =>
  open(config, by).then(
    () => undefined,
    (error: unknown) => error,
  );

test('a command refuses an empty database, and makes none', async () => {
  const config = await nowhere();
  const refusal = await refusalOf(config, 'command');
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal).toHaveProperty('message', expect.stringMatching(/^[^\n]*(empty|no database)[^\n]*$/));
  if (postgresUrl === undefined) expect(await readdir(config.DATA_DIR)).toEqual([]);
});

test('a command refuses a folder that is not there, and makes none', async () => {
  const missing = path.join(folder, 'missing');
  await expect(open(readConfig({ DATA_DIR: missing }), 'command')).rejects.toThrow(/no database in/);
  expect(await readdir(folder)).not.toContain('missing');
});

/** As a server leaves it, with one row changed. The embedded one is copied: making it costs the most by far. */
async function madeAndChanged(change: ReturnType<typeof sql>): Promise<Config> {
  const config = await nowhere();
  if (postgresUrl === undefined) await cp(made.DATA_DIR, config.DATA_DIR, { recursive: true });
  const db = await open(config, postgresUrl === undefined ? 'command' : 'server');
  await change.execute(db);
  await db.destroy();
  return config;
}

test('what a server has made, a command opens', async () => {
  await (await open(made, 'command')).destroy();
});

test('a command leaves an older database to the server', async () => {
  const config = await madeAndChanged(sql`delete from kysely_migration where name = '095-restores'`);
  await expect(open(config, 'command')).rejects.toThrow(/older than this program/);
});

test.each(['server', 'command'] as const)(
  'a database that is newer than the program is refused in one line, by a %s',
  async (by) => {
    const config = await madeAndChanged(
      sql`insert into kysely_migration (name, timestamp) values ('999-future', 'later')`,
    );
    const refusal = await refusalOf(config, by);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal).toHaveProperty(
      'message',
      expect.stringMatching(/^The database is newer than this program \(it has 999-future\)[^\n]*$/),
    );
  },
);
