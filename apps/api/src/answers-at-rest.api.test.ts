import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '@lf/platform/backup/write-backup';
import { splitForm } from './features/fingerprint-data/form-answers.ts';
import { giveKeyTo } from './testing/give-key.ts';
import { runOperator } from './operator/run-operator.ts';
import { SHORT_FINGERPRINT } from './testing/sample-fingerprints.ts';
import { mirrorOf, startMirrorOf, type TestMirror } from './testing/mirror-people.ts';
import { startTestApi, type TestApi, type TestUser } from './testing/test-api.ts';
import { mailedSecretOf, NO_MAIL_SERVER } from './testing/waiting-mails.ts';

let api: TestApi;
let ada: TestUser;
let open: string;
let finished: string;
let folder: string;
let mirror: TestMirror;
const WORDS = [
  'lantern-form',
  'lantern-role',
  'lantern-answer',
  'lantern-question',
  'Lantern-value',
  'lantern-philosophy',
  'lantern-sentence',
  'lantern-name',
  'lantern-complaint',
];

beforeAll(async () => {
  api = await startTestApi(NO_MAIL_SERVER);
  folder = await mkdtemp(path.join(tmpdir(), 'lf-at-rest-'));
  ada = await api.signUp();
  [open, finished] = [await giveKeyTo(api, ada), await giveKeyTo(api, ada)];
  const send = async (method: 'POST' | 'PUT', url: string, body: unknown) => {
    const { status } = await api.call(method, url, { token: ada.token, body });
    expect(status, url).toBeLessThan(300);
  };
  await send('POST', '/fingerprintData/save-fingerprint-data', {
    userId: ada.id,
    licenseCode: open,
    data: JSON.stringify({
      note: 'lantern-form',
      questions: { items: [{ question: 'lantern-question', answer: 'lantern-answer in the form' }] },
    }),
    lastPageAccessed: 'about-you',
    visitedRoutes: 'about-you',
  });
  await send('POST', '/fingerprintData/save-professional-life', {
    licenseCode: open,
    industry: 'Other',
    industryOther: '',
    role: 'lantern-role',
    education: '',
    income: '',
  });
  await send('POST', '/narrative/save-survey-data', {
    licenseCode: open,
    surveyData: [{ question: 'lantern-question?', answer: 'lantern-answer' }],
  });
  await send('POST', `/fingerprints/${open}/confirm`, { values: ['Lantern-value', ...SHORT_FINGERPRINT.values] });
  await send('PUT', `/fingerprints/${finished}`, {
    ...SHORT_FINGERPRINT,
    valuesPhilosophy: 'lantern-philosophy',
  });
  await send('POST', '/users/me/license-status', { licenseCode: finished, newStatus: 'completed' });
  mirror = await mirrorOf(api, ada, finished);
  const [value = ''] = mirror.cards;
  const saw = { value, text: 'lantern-sentence' };
  for (let n = 0; n < 3; n += 1) await mirror.reply({ picks: [value], saw, name: 'lantern-name' });
  await mirror.asFriend('report', { secret: mirror.link, text: 'lantern-complaint' });
  await api.call('GET', `/fingerprints/${finished}/pdf`, { token: ada.token });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table, as the database holds it. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    api.db,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
      api.db,
    );
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

const onDatabase = () => Promise.resolve({ db: api.db, config: api.config, close: () => Promise.resolve() });
const hexOf = (text: string) => Buffer.from(text).toString('hex');

test('no table holds a word that the person wrote, and everything comes back to them', async () => {
  const held = await everything();
  for (const word of [...WORDS, hexOf('%PDF'), mirror.link]) expect(held.includes(word), word).toBe(false);
  const record = await api.call('GET', `/fingerprintData/data/${ada.id}/${open}`, { token: ada.token });
  const own = await api.call('GET', `/narrative/get-values/${finished}`, { token: ada.token });
  const reports = await runOperator(['report', 'list'], onDatabase);
  const seen = JSON.stringify([record.body, own.body, (await mirror.asOwner('GET')).body, reports.output]);
  for (const word of WORDS) expect(seen, word).toContain(word);
});

test('no table holds the link of an invitation to a mirror while its mail waits', async () => {
  const bob = await api.signUp();
  const { asOwner } = await startMirrorOf(api, bob);
  await asOwner('POST', '/invitations', { emails: ['waits@example.org'] });
  const secret = await mailedSecretOf(api, 'waits@example.org');
  expect(secret).not.toBe('');
  expect((await everything()).includes(secret)).toBe(false);
});

test('what tells whether answers changed cannot be compared between people, and no guess can be tried against it', async () => {
  const form = JSON.stringify({ questions: { items: [{ question: 'The same?', answer: 'The same.' }] } });
  const digest = async (userId: string, licenseCode: string, token: string) => {
    const body = { userId, licenseCode, data: form, lastPageAccessed: '', visitedRoutes: '' };
    expect((await api.call('POST', '/fingerprintData/save-fingerprint-data', { token, body })).status).toBe(201);
    const record = api.db.selectFrom('survey_records').select('answers_digest');
    return (await record.where('license_code', '=', licenseCode).executeTakeFirstOrThrow()).answers_digest;
  };
  const bob = await api.signUp();
  const [hers, his] = [await giveKeyTo(api, ada), await giveKeyTo(api, bob)];
  const made = await digest(ada.id, hers, ada.token);
  expect(made).toBe(await digest(ada.id, hers, ada.token));
  expect(made).not.toBe(await digest(bob.id, his, bob.token));
  const guess = `${hers}\n${JSON.stringify(splitForm(form, JSON.parse(form)).answers)}`;
  expect(made).not.toBe(createHash('sha256').update(guess).digest('base64url'));
});

test('a backup holds no such word either', async () => {
  const file = path.join(folder, 'backup.gz');
  await writeBackup(api.db, file);
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).toContain(ada.email);
  for (const word of WORDS) expect(text.includes(word), word).toBe(false);
});

test('the operator encrypts again what was stored before there was a key', async () => {
  await sql`update survey_records set data = '{"note":"lantern-form"}' where license_code = ${open}`.execute(api.db);
  await api.db.insertInto('settings').values({ name: 'answers_keys', value: 'none' }).execute();
  const parts = { db: api.db, config: api.config, close: () => Promise.resolve() };
  const run = (line: string) => runOperator(line.split(' '), () => Promise.resolve(parts));
  expect((await run('answers reseal --dry-run')).exitCode).toBe(0);
  expect(await everything()).toContain('lantern-form');
  expect((await run('answers reseal')).output).toContain('Encrypted 1 value(s) again.');
  expect(await everything()).not.toContain('lantern-form');
  const { body } = await api.call('GET', `/fingerprintData/data/${ada.id}/${open}`, { token: ada.token });
  expect(JSON.stringify(body)).toContain('lantern-form');
});

test('a value that was changed outside is an error of ours, and tells nothing', async () => {
  await sql`update survey_records set data = 'lf-sealed:1:00000000:AAAA' where license_code = ${open}`.execute(api.db);
  const answer = await api.call('GET', `/fingerprintData/data/${ada.id}/${open}`, { token: ada.token });
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toMatch(/seal|key/iu);
});
