import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../env.ts';
import { openDatabase } from '../db/open-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSettings } from '../testing/test-settings.ts';
import { reseal } from './reseal.ts';
import type { Database } from '../db/schema.ts';

// An embedded database on the disk is opened several times in each test.
vi.setConfig({ testTimeout: 300_000 });

const { postgresUrl } = testSettings();
const [FIRST, SECOND] = [1, 2].map((n) => Buffer.alloc(32, n).toString('base64'));
const MEMORY = 'My grandmother put the coins on the table.';

let folder: string;
let url: string | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lf-sealing-'));
  url = postgresUrl === undefined ? undefined : await createTestDatabase(postgresUrl);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (env: Record<string, string | undefined>) =>
  openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url, ...env }), () => undefined);

async function withDatabase<T>(
  env: Record<string, string | undefined>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await open(env);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const stored = async (db: Database) =>
  (await sql<{ answer: string }>`select answer from ai_answers order by key`.execute(db)).rows;
/** As the database holds it: a name of our own keeps it from being opened. */
const raw = async (db: Database) =>
  (await sql<{ held: string }>`select answer as held from ai_answers order by key`.execute(db)).rows.map(
    ({ held }) => held,
  );

async function keep(db: Database, key: string): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({ email: `${key}@example.com`, first_name: 'A', last_name: 'B', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ai_answers')
    .values({
      key,
      user_id: id,
      license_code: null,
      answer: JSON.stringify(MEMORY),
      expires_at: new Date(Date.now() + 9e7),
    })
    .execute();
}

test('without ANSWERS_KEY the first start makes a key beside the data, for its owner alone, and keeps it', async () => {
  await withDatabase({}, async (db) => {
    await keep(db, 'a');
    expect((await stored(db))[0]?.answer).toBe(JSON.stringify(MEMORY));
    expect((await raw(db))[0]).not.toContain('grandmother');
  });
  const file = path.join(folder, 'answers.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const key = await readFile(file, 'utf8');
  await withDatabase({}, async (db) => expect((await stored(db))[0]?.answer).toBe(JSON.stringify(MEMORY)));
  expect(await readFile(file, 'utf8')).toBe(key);
});

/** Two records: one whose copy an earlier key sealed, one without answers. */
async function keepCopies(db: Database): Promise<void> {
  await sql`insert into licenses (code, user_id, status)
    select code, id, 'used' from unnest(array['COPY-A', 'COPY-B']) as code, (select id from users limit 1) as person`.execute(
    db,
  );
  await sql`insert into survey_records (license_code, user_id, version, data, last_page_accessed, visited_routes, answers_copy)
    select code, user_id, 1, '{}', '', '', case code when 'COPY-A' then 'lf-sealed:1:00000000:AAAA' else '[]' end
    from licenses where code like 'COPY-%'`.execute(db);
}

const copies = async (db: Database) =>
  (
    await sql<{ answers_copy: string | null }>`select answers_copy from survey_records order by license_code`.execute(
      db,
    )
  ).rows.map(({ answers_copy }) => answers_copy);

test('another key is refused at the start in one line; named as an earlier one it goes on, and everything is sealed again', async () => {
  const before = (await readFile(path.join(folder, 'answers.key'), 'utf8')).trim();
  await expect(open({ ANSWERS_KEY: FIRST })).rejects.toThrow(/^ANSWERS_KEY: stored answers are encrypted with the key/);
  await withDatabase({ ANSWERS_KEY: FIRST, ANSWERS_KEYS_BEFORE: before }, async (db) => {
    await keep(db, 'b');
    expect(await stored(db)).toEqual([{ answer: JSON.stringify(MEMORY) }, { answer: JSON.stringify(MEMORY) }]);
    const held = await raw(db);
    await keepCopies(db);
    expect(await reseal(db)).toBe(1);
    // A copy is made again from what it is a copy of.
    expect(await copies(db)).toEqual([null, '[]']);
    const after = await raw(db);
    expect([after[0] === held[0], after[1] === held[1]]).toEqual([false, true]);
    expect(await reseal(db)).toBe(0);
  });
  // From now on the earlier key is not needed.
  await withDatabase({ ANSWERS_KEY: FIRST }, async (db) => expect(await stored(db)).toHaveLength(2));
});

test('what was stored before there was a key is read, and sealed by the same command', async () => {
  await withDatabase({ ANSWERS_KEY: FIRST }, async (db) => {
    await sql`update ai_answers set answer = ${JSON.stringify(MEMORY)} where key = 'a'`.execute(db);
    await db.updateTable('settings').set({ value: 'none' }).where('name', '=', 'answers_keys').execute();
    expect((await stored(db))[0]?.answer).toBe(JSON.stringify(MEMORY));
  });
  await withDatabase({ ANSWERS_KEY: FIRST }, async (db) => {
    expect(await reseal(db)).toBe(1);
    expect(JSON.stringify(await raw(db))).not.toContain('grandmother');
    expect(await stored(db)).toHaveLength(2);
  });
});

test('a damaged key file is refused, not replaced', async () => {
  await writeFile(path.join(folder, 'answers.key'), 'short');
  await expect(open({})).rejects.toThrow(/holds no key/);
  expect(await readFile(path.join(folder, 'answers.key'), 'utf8')).toBe('short');
  await expect(open({ ANSWERS_KEY: SECOND })).rejects.toThrow(/^ANSWERS_KEY/);
});
