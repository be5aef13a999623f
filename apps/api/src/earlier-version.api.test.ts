import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { NO_MIRRORS_SINCE } from '@lf/platform/backup/mirrors-since';
import { readBackup } from '@lf/platform/backup/read-backup';
import { migrate, standingOf } from '@lf/platform/db/migrate';

import { noteKeysInUse } from '@lf/platform/sealing/keys-in-use';
import { reseal } from '@lf/platform/sealing/reseal';
import { sealerOf } from '@lf/platform/sealing/sealing-dialect';
import { openTestDatabase } from '@lf/platform/testing/test-database';
import { makeMissingCopies } from './features/fingerprint-data/answers-copy.repo.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';
import type { Database } from '@lf/platform/db/schema';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'testing/earlier-version');

/** A whole database is loaded statement by statement: only an upgrade that hangs meets it. */
const UPGRADE_WITHIN_MS = 120_000;

/** What was sent to the earlier version. */
interface Sent {
  readonly password: string;
  readonly ada: { readonly id: string; readonly email: string };
  readonly bob: { readonly id: string; readonly email: string };
  readonly begun: string;
  readonly finished: string;
  readonly classic: string;
  readonly form: { readonly questions: { readonly items: readonly { readonly answer: string }[] } };
  readonly classicForm: object;
  readonly surveyData: readonly object[];
  readonly narrative: { readonly values: readonly string[]; readonly valuesPhilosophy: string };
  readonly keys: readonly { readonly code: string; readonly status: string }[];
  readonly version: number;
}

const sentTo = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Sent;

/** One statement at a time, as the driver sends them; the settings at the head of a dump are for psql. */
async function loadDump(db: Database): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const dump = gunzipSync(readFileSync(path.join(folder, 'postgres.sql.gz'))).toString('utf8');
  const statements = dump
    .split(/;\n/u)
    .map((statement) => statement.replaceAll(/^--.*$/gmu, '').trim())
    .filter((statement) => /^(?:CREATE TABLE|ALTER TABLE|INSERT|CREATE (?:UNIQUE )?INDEX)/u.test(statement));
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const MAKERS = {
  postgres: async (db: Database) => {
    await loadDump(db);
    expect(await standingOf(db)).toBe('older');
    await migrate(db);
  },
  embedded: async (db: Database) => {
    await readBackup(db, path.join(folder, 'embedded.backup'), {
      people: [],
      ended: [],
      mirrors: NO_MIRRORS_SINCE,
      reminded: [],
    });
  },
} as const;

let api: TestApi | undefined;
afterEach(() => api?.close());

/** A database of the earlier version, brought up to date, behind the API of today. */
async function upgrade(name: keyof typeof MAKERS) {
  const db = await openTestDatabase();
  await MAKERS[name](db);
  expect(await standingOf(db)).toBe('current');
  const sealer = sealerOf(db);
  if (sealer === undefined) throw new Error('the test database encrypts');
  // As a server does at its start: what was stored before there was a key is to be encrypted.
  await noteKeysInUse(db, sealer);
  const upgraded = await startTestApi({}, { db });
  api = upgraded;
  const call: TestApi['call'] = (...parts) => upgraded.call(...parts);
  const sent = sentTo(name);
  const logIn = async ({ email }: Sent['ada']) => {
    const { body } = await call('POST', '/auth/login', { body: { email, password: sent.password } });
    return (body as { access_token: string }).access_token;
  };
  const recordOf = async (token: string, userId: string, code: string) =>
    ((await call('GET', `/fingerprintData/data/${userId}/${code}`, { token })).body as { data: { data: string }[] })
      .data[0];
  return { db, call, sent, logIn, recordOf };
}

test.each(['postgres', 'embedded'] as const)(
  'everything in a database of an earlier version (%s) is there after the upgrade',
  async (name) => {
    const { db, call, sent, logIn, recordOf } = await upgrade(name);
    const { ada, bob, begun, finished, classic, narrative } = sent;
    const token = await logIn(ada);

    const keys = (await call('GET', '/users/me/licenses', { token })).body as { result: Sent['keys'] };
    expect(new Set(keys.result.map(({ code, status }) => `${code} ${status}`))).toEqual(
      new Set(sent.keys.map(({ code, status }) => `${code} ${status}`)),
    );

    const record = await recordOf(token, ada.id, begun);
    expect(await makeMissingCopies(db)).toBeGreaterThan(0);
    expect(await recordOf(token, ada.id, begun)).toEqual(record);
    expect(record).toMatchObject({ version: sent.version, lastPageAccessed: 'earliest-memory' });
    expect(JSON.parse(record?.data ?? '')).toEqual(sent.form);
    expect(record).toMatchObject({ surveyData: sent.surveyData });
    const classicRecord = await recordOf(await logIn(bob), bob.id, classic);
    expect(JSON.parse(classicRecord?.data ?? '')).toEqual(sent.classicForm);

    expect((await call('GET', `/narrative/get-values/${finished}`, { token })).body).toMatchObject(narrative);
    const shared = await call('GET', `/fingerprints/${finished}`);
    expect(shared).toMatchObject({ status: 200, body: { values: narrative.values } });
    expect(JSON.stringify(shared.body)).not.toContain(narrative.valuesPhilosophy);
    const orders = (await call('GET', '/users/me/orders', { token })).body as { result: { quantity: number }[] };
    expect(orders.result.map(({ quantity }) => quantity)).toEqual([2]);
  },
  UPGRADE_WITHIN_MS,
);

test.each(['postgres', 'embedded'] as const)(
  'a survey begun in an earlier version (%s) goes on after the upgrade, and its answers are encrypted',
  async (name) => {
    const { db, call, sent, logIn, recordOf } = await upgrade(name);
    const { ada, begun } = sent;
    const token = await logIn(ada);
    const items = sent.form.questions.items.map((item) => ({ ...item, answer: item.answer || 'And then we laughed.' }));
    const form = { ...sent.form, questions: { items } };
    const saved = await call('POST', '/fingerprintData/save-fingerprint-data', {
      token,
      body: {
        userId: ada.id,
        licenseCode: begun,
        data: JSON.stringify(form),
        lastPageAccessed: 'earliest-memory',
        visitedRoutes: 'earliest-memory',
        baseVersion: sent.version,
      },
    });
    expect(saved).toMatchObject({ status: 201, body: { version: sent.version + 1 } });
    expect(await reseal(db)).toBeGreaterThan(0);
    expect(JSON.parse((await recordOf(token, ada.id, begun))?.data ?? '')).toEqual(form);
    const { rows } = await sql<{ stored: string }>`select text as stored from answers`.execute(db);
    expect(rows).toHaveLength(3);
    for (const { answer } of items) expect(rows.map(({ stored }) => stored)).not.toContain(answer);
  },
  UPGRADE_WITHIN_MS,
);
