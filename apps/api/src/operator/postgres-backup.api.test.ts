import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceServer } from '@lf/platform/db/running-servers';
import { openDatabase } from '@lf/platform/db/open-database';
import { readConfig, type Config } from '@lf/platform/env';
import { startPostgres, type TestPostgres } from '@lf/platform/testing/start-postgres';
import { testSettings } from '@lf/platform/testing/test-settings';
import { insertUser } from '../features/users/users.repo.ts';
import { createSession } from '../features/auth/sessions.repo.ts';
import { deleteAccount } from '../features/users/account-deletion.ts';
import { runOperator, type Open } from './run-operator.ts';
import type { Database } from '@lf/platform/db/schema';

/** pg_dump must be as new as its server: Debian's own server, beside Debian's own tools. */
const DEBIAN = '/usr/lib/postgresql/15/bin';
const canRun =
  testSettings().postgresUrl !== undefined && existsSync(`${DEBIAN}/initdb`) && existsSync('/usr/bin/pg_dump');

describe.runIf(canRun)('with PostgreSQL, pg_dump and pg_restore do the work', () => {
  let postgres: TestPostgres;
  let config: Config;
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres({ binaries: DEBIAN });
    config = readConfig({ DATABASE_URL: postgres.url });
    folder = await mkdtemp(path.join(tmpdir(), 'lf-pg-backup-'));
    await withDatabase(async (db) => {
      for (const name of ['ada', 'eve']) {
        const row = await insertUser(db, {
          email: `${name}@example.com`,
          firstName: name,
          lastName: 'A “quoted”\ttext\\.\nwith lines',
          passwordHash: 'x',
        });
        if (row) await createSession(db, { userId: row.id, expiresAt: new Date(Date.now() + 60_000) });
      }
    });
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = await openDatabase(config, () => undefined);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }
  const open: Open = async (by) => {
    const db = await openDatabase(config, () => undefined, by);
    return { db, config, close: () => db.destroy() };
  };
  const run = (...line: string[]) => runOperator(line, open);
  const people = () =>
    withDatabase((db) => db.selectFrom('users').select(['id', 'email', 'last_name']).orderBy('email').execute());

  test('what was dumped comes back whole, without sessions and without who has left since', async () => {
    const file = path.join(folder, 'all.dump');
    const before = await people();
    expect(await run('backup', 'create', '--out', file)).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('pg_dump wrote'),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const eve = before.find(({ email }) => email === 'eve@example.com');
    await withDatabase(async (db) => {
      if (eve) await deleteAccount(db, eve);
      await db.updateTable('users').set({ last_name: 'changed' }).execute();
    });
    expect(await run('backup', 'restore', '--from', file)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('--replace'),
    });
    expect(await run('backup', 'restore', '--replace', '--from', file)).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('1 who had left'),
    });
    expect(await people()).toEqual(before.filter(({ email }) => email === 'ada@example.com'));
    expect(await withDatabase((db) => db.selectFrom('sessions').selectAll().execute())).toEqual([]);
  });

  test('is refused while a server works on the database', async () => {
    const file = path.join(folder, 'busy.dump');
    await run('backup', 'create', '--out', file);
    await withDatabase(async (db) => {
      const leave = await announceServer(db);
      expect(await run('backup', 'restore', '--replace', '--from', file)).toMatchObject({
        exitCode: 1,
        output: expect.stringContaining('a server works on this database'),
      });
      await leave();
    });
  });

  test('a file that is cut short is refused, and the database stays as it was', async () => {
    const file = path.join(folder, 'whole.dump');
    await run('backup', 'create', '--out', file);
    const before = await people();
    const cut = path.join(folder, 'cut.dump');
    const bytes = await readFile(file);
    await writeFile(cut, bytes.subarray(0, bytes.length - 400));
    expect((await run('backup', 'restore', '--replace', '--from', cut)).exitCode).toBe(1);
    expect(await people()).toEqual(before);
  });

  test('the portable form is there for the way to the embedded database and back', async () => {
    const file = path.join(folder, 'portable.gz');
    expect((await run('backup', 'create', '--portable', '--out', file)).output).toMatch(/^Wrote \d+ rows/);
    expect((await run('backup', 'restore', '--replace', '--from', file)).exitCode).toBe(0);
  });
});
