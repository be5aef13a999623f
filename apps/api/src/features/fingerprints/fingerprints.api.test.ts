import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinList, joinPairs } from '@lf/domain/joined-text';
import { giveKeyTo } from '../../testing/give-key.ts';
import { pdfText } from '../../testing/read-pdf-text.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { MANY_SCRIPTS_FINGERPRINT, SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = await Promise.all([api.signUp('Ada'), api.signUp('Bob')]);
});
afterAll(() => api.close());

/** The first document waits for the typesetter to start, which is slow on a busy machine. */
const TYPESETTER_STARTS_MS = 120_000;

const QUOTE = 'My father never said it, and I waited at the window.';
const NARRATIVE = {
  ...SHORT_FINGERPRINT,
  valuesExplanation: { Honesty: `Honesty carries the rest. You wrote: “${QUOTE}” It serves Family.` },
  valuesPhilosophy: `You lead from Honesty. You once told it like this: “${QUOTE}” It carries the rest.`,
  evidence: [{ value: 'Honesty', quote: QUOTE, answer: 0, start: 0, end: QUOTE.length }],
};

const save = (user: TestUser, licenseCode: string, change: object = {}) =>
  api.call('POST', '/narrative/save-values', {
    token: user.token,
    body: { userId: user.id, licenseCode, ...NARRATIVE, ...change },
  });
const complete = (user: TestUser, licenseCode: string) =>
  api.call('POST', '/users/me/license-status', { token: user.token, body: { licenseCode, newStatus: 'completed' } });
const share = (user: TestUser, code: string, isPublic: boolean) =>
  api.call('PUT', `/fingerprints/${code}/sharing`, { token: user.token, body: { public: isPublic } });

async function finished(user: TestUser, change: object = {}): Promise<string> {
  const code = await giveKeyTo(api, user);
  expect((await save(user, code, change)).status).toBe(201);
  expect((await complete(user, code)).status).toBe(200);
  return code;
}

describe('the public result', () => {
  test('shows the result and nothing of the person', async () => {
    const code = await finished(ada);
    const answer = await api.call('GET', `/fingerprints/${code}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      licenseCode: code,
      public: true,
      values: NARRATIVE.values,
      valuesPhilosophy: expect.stringMatching(/^This fingerprint starts with honesty and ends with freedom: /u),
    });
    const text = JSON.stringify(answer.body);
    for (const secret of [ada.id, ada.email, 'Ada', 'window', 'evidence']) expect(text).not.toContain(secret);
    expect(answer.body).toMatchObject({
      valuesExplanation: { Honesty: expect.stringMatching(/^Someone who /u) },
      archetypeExplanation: expect.stringMatching(/^Under pressure they /u),
      triggers: NARRATIVE.triggers,
      triggersExplanation: {},
    });
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('unknown, unfinished and switched off are alike, in the files too', async () => {
    const unfinished = await giveKeyTo(api, ada);
    await save(ada, unfinished);
    const off = await finished(ada);
    expect((await share(ada, off, false)).body).toEqual({ public: false });
    const unknown = await api.call('GET', '/fingerprints/NOSUCHKEY');
    for (const code of ['NOSUCHKEY', unfinished, off]) {
      for (const file of ['', '/pdf', '/share.png']) {
        const answer = await api.call('GET', `/fingerprints/${code}${file}`);
        expect(answer.status).toBe(404);
        expect(answer.body).toEqual(unknown.body);
        expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
      }
    }
  });

  test('switched off it stays there for its owner, and comes back when switched on', async () => {
    const code = await finished(ada);
    await share(ada, code, false);
    const asked = (user?: TestUser) =>
      api.call('GET', `/fingerprints/${code}`, user === undefined ? {} : { token: user.token });
    expect((await asked(ada)).body).toMatchObject({ public: false });
    expect((await asked(bob)).status).toBe(404);
    expect((await asked()).status).toBe(404);
    expect((await api.call('GET', `/fingerprints/${code}/share.png`, { token: ada.token })).status).toBe(200);
    await share(ada, code, true);
    expect((await asked()).status).toBe(200);
  });

  test('a wrong token makes a stranger, not an error', async () => {
    const code = await finished(ada);
    expect((await api.call('GET', `/fingerprints/${code}`, { token: 'a.b.c' })).status).toBe(200);
  });
});

describe('files', () => {
  test(
    'the PDF comes as a download and is kept',
    async () => {
      const code = await finished(ada, MANY_SCRIPTS_FINGERPRINT);
      const get = (version: string) => api.server.inject({ url: `/api/fingerprints/${code}/pdf?version=${version}` });
      const first = await get('colored');
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-type']).toBe('application/pdf');
      expect(first.headers['content-disposition']).toBe('attachment; filename="Your_Fingerprint.pdf"');
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      await get('printable');
      const kept = await api.db
        .selectFrom('fingerprint_files')
        .select('kind')
        .where('license_code', '=', code)
        .orderBy('kind')
        .execute();
      expect(kept.map(({ kind }) => kind)).toEqual(['pdf-colored', 'pdf-printable']);
      expect((await get('colored')).rawPayload.equals(first.rawPayload)).toBe(true);
      expect((await get('golden')).statusCode).toBe(400);
    },
    TYPESETTER_STARTS_MS,
  );

  test(
    'the owner’s PDF says what they were told, with their name and the day; a stranger’s does not',
    async () => {
      const code = await finished(ada);
      const textOf = async (headers: Record<string, string>) => {
        const { rawPayload } = await api.server.inject({ url: `/api/fingerprints/${code}/pdf`, headers });
        return pdfText(rawPayload);
      };
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
      const own = await textOf({ authorization: `Bearer ${ada.token}` });
      for (const words of [QUOTE, 'Ada', today, 'You lead from Honesty.']) expect(own).toContain(words);
      const strangers = await textOf({});
      for (const words of [QUOTE, 'Ada', today, 'You lead']) expect(strangers).not.toContain(words);
      expect(strangers).toContain('This fingerprint starts with honesty');
    },
    TYPESETTER_STARTS_MS,
  );

  test('the share picture is a PNG and is kept', async () => {
    const code = await finished(ada);
    const first = await api.server.inject({ url: `/api/fingerprints/${code}/share.png` });
    expect(first.headers['content-type']).toBe('image/png');
    expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const again = await api.server.inject({ url: `/api/fingerprints/${code}/share.png` });
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });
});

describe('saving', () => {
  test('comes back to its owner as it was, by either call', async () => {
    const code = await giveKeyTo(api, ada);
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      values: [],
      valuesPhilosophy: '',
    });
    expect((await api.call('PUT', `/fingerprints/${code}`, { token: ada.token, body: NARRATIVE })).status).toBe(200);
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      ...NARRATIVE,
      licenseCode: code,
    });
  });

  test('takes the older joined texts', async () => {
    const code = await giveKeyTo(api, ada);
    const trigger = 'Being late, again; really: late';
    const answer = await save(ada, code, {
      values: joinList(SHORT_FINGERPRINT.values),
      valuesExplanation: joinPairs([['Honesty', 'First, of all; it is: so']]),
      triggers: joinList([trigger]),
      triggersExplanation: joinPairs([[trigger, 'Why;; so']]),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      values: SHORT_FINGERPRINT.values,
      valuesExplanation: { Honesty: 'First, of all; it is: so' },
      triggers: [trigger],
      triggersExplanation: { [trigger]: 'Why;; so' },
    });
  });

  test('of 20 tabs at the same moment one is taken, and all read the same', async () => {
    const code = await giveKeyTo(api, ada);
    const tabs = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(ada, code, { valuesPhilosophy: `Version ${n}.` })),
    );
    expect(tabs.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(tabs.filter(({ status }) => status === 409)).toHaveLength(19);
    const winner = tabs.find(({ status }) => status === 201)?.body;
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      ...Object(winner),
    });
    const completions = await Promise.all(Array.from({ length: 20 }, () => complete(ada, code)));
    expect(completions.every(({ status }) => status === 200)).toBe(true);
  });

  test('repeated by a proxy that never saw the first answer, it is the same save', async () => {
    const code = await giveKeyTo(api, ada);
    const first = await save(ada, code);
    expect(await save(ada, code)).toMatchObject({ status: first.status, body: first.body });
    expect((await save(ada, code, { valuesPhilosophy: 'Another.' })).status).toBe(409);
  });

  test('a key without a philosophy cannot be completed; a completed one cannot be written', async () => {
    const code = await giveKeyTo(api, ada);
    await save(ada, code, { valuesPhilosophy: '' });
    expect((await complete(ada, code)).status).toBe(409);
    expect((await save(ada, code)).status).toBe(201);
    expect((await complete(ada, code)).status).toBe(200);
    expect((await save(ada, code)).body).toMatchObject({ code: 'frozen' });
    expect((await api.call('PUT', `/fingerprints/${code}`, { token: ada.token, body: NARRATIVE })).status).toBe(409);
  });
});

describe("I'm Sure", () => {
  const confirm = (code: string, values: readonly string[]) =>
    api.call('POST', `/fingerprints/${code}/confirm`, { token: ada.token, body: { values } });

  test('freezes the values: another order may come, other values may not', async () => {
    const code = await giveKeyTo(api, ada);
    const { values } = SHORT_FINGERPRINT;
    expect((await confirm(code, values)).body).toEqual({ values });
    expect((await confirm(code, values)).status).toBe(200);
    expect((await confirm(code, [...values, 'Joy'])).status).toBe(409);
    expect((await save(ada, code, { values: [...values.slice(1), 'Joy'], valuesExplanation: {} })).status).toBe(409);
    const progress = {
      userId: ada.id,
      licenseCode: code,
      data: '{}',
      lastPageAccessed: 'add-values',
      visitedRoutes: '',
    };
    expect(
      (await api.call('POST', '/fingerprintData/save-fingerprint-data', { token: ada.token, body: progress })).status,
    ).toBe(409);
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      values,
      valuesPhilosophy: '',
    });
    expect((await save(ada, code, { values: values.toReversed() })).status).toBe(201);
  });

  test('checks the rules of the list again', async () => {
    const code = await giveKeyTo(api, ada);
    expect((await confirm(code, ['Love', 'Trust'])).status).toBe(422);
    expect((await confirm(code, ['Love', 'Trust', 'Hope', 'Joy', 'R2D2'])).status).toBe(422);
  });
});

describe('who may', () => {
  const calls = (code: string, userId: string) =>
    [
      ['PUT', `/fingerprints/${code}`, NARRATIVE],
      ['PUT', `/fingerprints/${code}/sharing`, { public: false }],
      ['POST', `/fingerprints/${code}/confirm`, { values: NARRATIVE.values }],
      ['POST', '/narrative/save-values', { ...NARRATIVE, licenseCode: code, userId }],
      ['GET', `/narrative/get-values/${code}`, undefined],
    ] as const;

  test('needs a token', async () => {
    for (const [method, url, body] of calls(await finished(ada), ada.id))
      expect((await api.call(method, url, { body })).status, url).toBe(401);
  });

  test("another's result is not there", async () => {
    const code = await finished(ada);
    for (const userId of [ada.id, bob.id]) {
      for (const [method, url, body] of calls(code, userId)) {
        const answer = await api.call(method, url, { token: bob.token, body });
        expect(answer.status, url).toBe(404);
        expect(JSON.stringify(answer.body)).not.toContain('Honesty');
      }
    }
    expect((await api.call('GET', `/fingerprints/${code}`)).status).toBe(200);
  });

  test('refuses a body that is none', async () => {
    const code = await giveKeyTo(api, ada);
    for (const [method, url] of calls(code, ada.id)) {
      if (method === 'GET') continue;
      expect((await api.call(method, url, { token: ada.token, body: { nonsense: true } })).status, url).toBe(400);
    }
  });

  test('goes with the account', async () => {
    const eve = await api.signUp('Eve');
    const code = await finished(eve);
    await api.call('GET', `/fingerprints/${code}/share.png`);
    await api.db.deleteFrom('users').where('id', '=', eve.id).execute();
    expect((await api.call('GET', `/fingerprints/${code}`)).status).toBe(404);
    expect(
      await api.db.selectFrom('fingerprint_files').select('kind').where('license_code', '=', code).execute(),
    ).toEqual([]);
  });
});
