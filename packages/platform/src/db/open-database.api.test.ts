import { mkdtemp, readdir, rm } from 'node:fs/promises';
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

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lf-open-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { postgresUrl } = testSettings();

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

test('a command refuses an empty database, and makes none', async () => {
  const config = await nowhere();
  await expect(open(config, 'command')).rejects.toThrow(StartError);
  await expect(open(config, 'command')).rejects.toThrow(/^[^\n]*(empty|no database)[^\n]*$/);
  if (postgresUrl === undefined) expect(await readdir(config.DATA_DIR)).toEqual([]);
});

test('a command refuses a folder that is not there, and makes none', async () => {
  const missing = path.join(folder, 'missing');
  await expect(open(readConfig({ DATA_DIR: missing }), 'command')).rejects.toThrow(/no database in/);
  expect(await readdir(folder)).not.toContain('missing');
});

test('what a server has made, a command opens; older ones are left to the server, newer ones to the newer program', async () => {
  const config = await nowhere();
  const note = async (change: ReturnType<typeof sql>) => {
    const db = await open(config, 'server');
    await change.execute(db);
    await db.destroy();
  };
  await note(sql`select 1`);
  await (await open(config, 'command')).destroy();

  await note(sql`delete from kysely_migration where name = '095-restores'`);
  await expect(open(config, 'command')).rejects.toThrow(/older than this program/);
});

test('a database that is newer than the program is refused in one line, by server and command', async () => {
  const config = await nowhere();
  const db = await open(config, 'server');
  await sql`insert into kysely_migration (name, timestamp) values ('999-future', 'later')`.execute(db);
  await db.destroy();
  for (const by of ['server', 'command'] as const) {
    await expect(open(config, by)).rejects.toThrow(StartError);
    await expect(open(config, by)).rejects.toThrow(
      /^The database is newer than this program \(it has 999-future\)[^\n]*$/,
    );
  }
});
