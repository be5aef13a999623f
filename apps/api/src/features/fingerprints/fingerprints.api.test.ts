import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishKeyOf, saveResult } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { pdfText } from '../../testing/read-pdf-text.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { MANY_SCRIPTS_FINGERPRINT, QUOTE, QUOTING_FINGERPRINT } from '../../testing/sample-fingerprints.ts';

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

const share = (user: TestUser, code: string, isPublic: boolean) =>
  api.call('PUT', `/fingerprints/${code}/sharing`, { token: user.token, body: { public: isPublic } });

const finished = (user: TestUser, change: object = {}) => finishKeyOf(api, user, { ...QUOTING_FINGERPRINT, ...change });

describe('the public result', () => {
  test('shows the result and nothing of the person', async () => {
    const code = await finished(ada);
    const answer = await api.call('GET', `/fingerprints/${code}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      licenseCode: code,
      public: true,
      values: QUOTING_FINGERPRINT.values,
      valuesPhilosophy: expect.stringMatching(/^This fingerprint starts with honesty and ends with freedom: /u),
    });
    const text = JSON.stringify(answer.body);
    for (const secret of [ada.id, ada.email, 'Ada', 'window', 'evidence']) expect(text).not.toContain(secret);
    expect(answer.body).toMatchObject({
      valuesExplanation: { Honesty: expect.stringMatching(/^Someone who /u) },
      archetypeExplanation: expect.stringMatching(/^Under pressure they /u),
      triggers: QUOTING_FINGERPRINT.triggers,
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
    await saveResult(api, ada, unfinished, QUOTING_FINGERPRINT);
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

describe('who may', () => {
  const calls = (code: string, userId: string) =>
    [
      ['PUT', `/fingerprints/${code}`, QUOTING_FINGERPRINT],
      ['PUT', `/fingerprints/${code}/sharing`, { public: false }],
      ['POST', `/fingerprints/${code}/confirm`, { values: QUOTING_FINGERPRINT.values }],
      ['POST', '/narrative/save-values', { ...QUOTING_FINGERPRINT, licenseCode: code, userId }],
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
