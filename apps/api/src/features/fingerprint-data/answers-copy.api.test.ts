import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { makeMissingCopies } from './answers-copy.repo.ts';

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signUp();
});
afterAll(() => api.close());

interface Item {
  readonly question: string;
  readonly answer: string;
  readonly skipped?: boolean;
}

async function send(url: string, body: unknown): Promise<void> {
  const { status } = await api.call('POST', url, { token: ada.token, body });
  expect(status, url).toBeLessThan(300);
}

const saveForm = (licenseCode: string, items: readonly Item[], draft = '') =>
  send('/fingerprintData/save-fingerprint-data', {
    userId: ada.id,
    licenseCode,
    data: JSON.stringify({ flow: 'main', draft, questions: { items } }),
    lastPageAccessed: 'earliest-memory',
    visitedRoutes: 'earliest-memory',
  });

const saveSurveyData = (licenseCode: string, surveyData: readonly object[]) =>
  send('/narrative/save-survey-data', { licenseCode, surveyData });

const read = async (code: string): Promise<unknown> =>
  (await api.call('GET', `/fingerprintData/data/${ada.id}/${code}`, { token: ada.token })).body;

const copyOf = async (code: string): Promise<string | null> =>
  (
    await api.db
      .selectFrom('survey_records')
      .select('answers_copy')
      .where('license_code', '=', code)
      .executeTakeFirstOrThrow()
  ).answers_copy;

const dropCopy = (code: string) =>
  api.db.updateTable('survey_records').set({ answers_copy: null }).where('license_code', '=', code).execute();

/** There is a copy, and with it a read says what it says without it. */
async function expectCopyTrue(code: string): Promise<void> {
  expect(await copyOf(code)).not.toBeNull();
  const byCopy = await read(code);
  await dropCopy(code);
  expect(byCopy).toEqual(await read(code));
  expect(await makeMissingCopies(api.db)).toBeGreaterThan(0);
  expect(await copyOf(code)).not.toBeNull();
  expect(await read(code)).toEqual(byCopy);
}

const FIRST = { question: 'First?', answer: 'A kitchen. \u{1F35E}' };
const SECOND = { question: 'Second?', answer: 'A promise.' };

test('a read says the same with the copy as without it, whatever was written before', async () => {
  const code = await giveKeyTo(api, ada);
  await saveForm(code, []);
  await expectCopyTrue(code);
  await saveForm(code, [FIRST]);
  await expectCopyTrue(code);
  await saveForm(code, [FIRST, SECOND, { question: 'Third?', answer: 'skipped', skipped: true }]);
  await expectCopyTrue(code);
  await saveSurveyData(code, [
    { question: 'Mirror?', answer: 'It was my aunt.', topic: 'family', follow_up: 'Who?' },
    SECOND,
    { ...FIRST, answer: 'not what the form says' },
  ]);
  await expectCopyTrue(code);
  await saveSurveyData(code, [FIRST]);
  await expectCopyTrue(code);
  await saveForm(code, [{ ...FIRST, answer: 'Another kitchen.' }]);
  await expectCopyTrue(code);
  expect(JSON.stringify(await read(code))).toContain('Another kitchen.');
});

test('a draft leaves the copy as it is', async () => {
  const code = await giveKeyTo(api, ada);
  await saveForm(code, [FIRST]);
  const copy = await copyOf(code);
  await saveForm(code, [FIRST], 'half a sentence');
  expect(await copyOf(code)).toBe(copy);
});

test('rows that a process of the version before wrote, changed or deleted are what a read says', async () => {
  const code = await giveKeyTo(api, ada);
  await saveForm(code, [FIRST, SECOND]);
  const rows = () => api.db.updateTable('answers').where('license_code', '=', code);
  await rows().set({ text: 'From the other process.' }).where('question', '<>', '').execute();
  expect(await copyOf(code)).toBeNull();
  expect(JSON.stringify(await read(code))).toContain('From the other process.');
  await saveForm(code, [FIRST, { ...SECOND, answer: 'And a third.' }]);
  await expectCopyTrue(code);
  await api.db.deleteFrom('answers').where('license_code', '=', code).execute();
  expect(await copyOf(code)).toBeNull();
});

test('Start New leaves nothing of the copy', async () => {
  const code = await giveKeyTo(api, ada);
  await saveForm(code, [FIRST]);
  await api.call('DELETE', `/fingerprintData/data/${ada.id}/${code}`, { token: ada.token });
  expect(await copyOf(code)).toBeNull();
  expect(JSON.stringify(await read(code))).not.toContain('kitchen');
});

test('the copy of another key is not served', async () => {
  const [own, other] = [await giveKeyTo(api, ada), await giveKeyTo(api, ada)];
  await saveForm(own, [FIRST]);
  await saveForm(other, [SECOND]);
  await read(other);
  await sql`update survey_records set answers_copy = ${await copyOf(other)} where license_code = ${own}`.execute(
    api.db,
  );
  const { status, body } = await api.call('GET', `/fingerprintData/data/${ada.id}/${own}`, { token: ada.token });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('promise');
});
