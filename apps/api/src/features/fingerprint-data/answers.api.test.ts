import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveKeyTo } from '../../testing/give-key.ts';
import { loadRecord, saveForm } from '../../testing/save-form.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signUp('Ada');
});
afterAll(() => api.close());

interface Item {
  readonly question: string;
  readonly answer: string;
  readonly [more: string]: unknown;
}
const formOf = (items: readonly Item[], more: object = {}) => ({
  flow: 'main',
  questions: { items, extra: 3 },
  ...more,
});
const save = (code: string, form: unknown, baseVersion?: number) => saveForm(api, ada, code, form, baseVersion);
const saveSurveyData = (code: string, surveyData: readonly Item[]) =>
  api.call('POST', '/narrative/save-survey-data', { token: ada.token, body: { licenseCode: code, surveyData } });
const load = (code: string) => loadRecord(api, ada, code);
const savedForm = async (code: string): Promise<unknown> => JSON.parse((await load(code))?.data ?? '{}');
const rows = (code: string) =>
  api.db.selectFrom('answers').selectAll().where('license_code', '=', code).orderBy('submitted_at').execute();
async function versionsOf(code: string): Promise<readonly string[]> {
  const [row] = await rows(code);
  return (JSON.parse(row?.versions ?? '[]') as { text: string }[]).map(({ text }) => text);
}

describe('submitted answers', () => {
  test('are kept once, and come back in the form exactly as they were sent', async () => {
    const code = await giveKeyTo(api, ada);
    const form = formOf([
      { question: 'First?', answer: 'My grandmother’s kitchen.', topic: 'childhood', why: 'Because.' },
      { question: 'Second?', draft: 'half a se', answer: '' },
    ]);
    await save(code, form);
    expect((await load(code))?.data).toBe(JSON.stringify(form));
    expect(await rows(code)).toMatchObject([
      { text: 'My grandmother’s kitchen.', topic: 'childhood', question: 'First?' },
    ]);
    const stored = await api.db
      .selectFrom('survey_records')
      .select('data')
      .where('license_code', '=', code)
      .executeTakeFirstOrThrow();
    expect(stored.data).not.toContain('kitchen');
    expect(stored.data).toContain('half a se');
  });

  test('keep every version, whatever replaced it', async () => {
    const code = await giveKeyTo(api, ada);
    for (const answer of ['one', 'two', 'two', 'three']) await save(code, formOf([{ question: 'First?', answer }]));
    const skipped = formOf([{ question: 'First?', answer: 'Skipped.', skipped: true }]);
    await save(code, skipped);
    expect(await savedForm(code)).toEqual(skipped);
    expect(await rows(code)).toMatchObject([{ skipped: true }]);
    await save(code, formOf([{ question: 'First?', answer: 'one' }]));
    expect(await savedForm(code)).toEqual(formOf([{ question: 'First?', answer: 'one' }]));
    // The text that stands for a skipped question is not the person's.
    expect(await versionsOf(code)).toEqual(['one', 'two', 'three']);
  });

  test('take versions that were replaced without a connection, and serve only the newest', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, formOf([{ question: 'First?', answer: 'one' }]));
    const earlier = [
      { text: 'one', replacedAt: 10 },
      { text: 'between', replacedAt: 20 },
    ];
    const offline = formOf([{ question: 'First?', answer: 'three', earlier }]);
    await save(code, offline);
    await save(code, offline);
    expect(await versionsOf(code)).toEqual(['one', 'between']);
    expect(await savedForm(code)).toEqual(formOf([{ question: 'First?', answer: 'three' }]));
  });

  test('of two devices on one base the second is told, also when only an answer differs', async () => {
    const code = await giveKeyTo(api, ada);
    const of = (answer: string) => formOf([{ question: 'First?', answer }]);
    expect((await save(code, of('at the desk'), 0)).body).toEqual({ version: 1 });
    expect((await save(code, of('on the phone'), 0)).body).toMatchObject({ code: 'stale_version' });
    expect((await save(code, of('at the desk'), 0)).body).toEqual({ version: 1 });
    expect(await savedForm(code)).toEqual(of('at the desk'));
    expect(await versionsOf(code)).toEqual([]);
  });

  test('to one question asked twice are both kept', async () => {
    const code = await giveKeyTo(api, ada);
    const items = [
      { question: 'First?', answer: 'one' },
      { question: 'First?', answer: 'two' },
    ];
    await save(code, formOf(items));
    await saveSurveyData(code, items);
    expect(await savedForm(code)).toEqual(formOf(items));
    expect((await load(code))?.surveyData).toEqual(items);
  });

  test('a question that waits again keeps what was answered before', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, formOf([{ question: 'First?', answer: 'one' }]));
    await save(code, formOf([{ question: 'First?', answer: '' }]));
    expect(await savedForm(code)).toEqual(formOf([{ question: 'First?', answer: '' }]));
    expect(await rows(code)).toMatchObject([{ text: 'one' }]);
  });
});

describe('survey data', () => {
  test('comes back as it was saved, in its order, without a form too', async () => {
    const code = await giveKeyTo(api, ada);
    const items = [
      { question: 'c?', answer: 'c!', topic: 'childhood', follow_up: 'f-12' },
      { question: 'a?', answer: '', skipped: true },
      { question: 'b?', answer: 'b!' },
    ];
    await saveSurveyData(code, items);
    expect((await load(code))?.surveyData).toEqual(items);
    await saveSurveyData(code, items.slice(1).toReversed());
    expect((await load(code))?.surveyData).toEqual(items.slice(1).toReversed());
    expect(await rows(code)).toHaveLength(3);
  });

  test('keeps the words of a question that the form has no longer', async () => {
    const code = await giveKeyTo(api, ada);
    const items = ['First?', 'Second?'].map((question) => ({ question, answer: `${question} Yes.` }));
    await save(code, formOf(items));
    await saveSurveyData(code, items);
    await save(code, formOf(items.slice(1)));
    expect((await load(code))?.surveyData).toEqual(items);
    expect(await savedForm(code)).toEqual(formOf(items.slice(1)));
  });

  test('that arrives late does not replace a newer answer of the form', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, formOf([{ question: 'First?', answer: 'older' }]));
    await save(code, formOf([{ question: 'First?', answer: 'newer' }]));
    await saveSurveyData(code, [{ question: 'First?', answer: 'older' }]);
    expect(await savedForm(code)).toEqual(formOf([{ question: 'First?', answer: 'newer' }]));
    expect((await load(code))?.surveyData).toEqual([{ question: 'First?', answer: 'newer' }]);
  });
});

describe('a deleted survey', () => {
  test('Start New leaves no answer and no version', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, formOf([{ question: 'First?', answer: 'one' }]));
    await save(code, formOf([{ question: 'First?', answer: 'two' }]));
    await api.call('DELETE', `/fingerprintData/data/${ada.id}/${code}`, { token: ada.token });
    expect(await rows(code)).toEqual([]);
    expect((await load(code))?.surveyData).toEqual([]);
    await save(code, formOf([{ question: 'First?', answer: 'two' }]));
    expect(await rows(code)).toMatchObject([{ text: 'two', versions: '[]' }]);
  });
});
