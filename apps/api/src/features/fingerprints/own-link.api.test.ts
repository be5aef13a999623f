import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = await Promise.all([api.signUp('Ada'), api.signUp('Bob')]);
});
afterAll(() => api.close());

const see = (code: string, user?: TestUser) =>
  api.call('GET', `/fingerprints/${code}`, user === undefined ? {} : { token: user.token });
const replace = (code: string, user?: TestUser) =>
  api.call('POST', `/fingerprints/${code}/link`, user === undefined ? {} : { token: user.token });
const shareCodeOf = (body: unknown) => (body as { shareCode: string }).shareCode;

describe('the owner of a result', () => {
  test('is recognised, with the key and the address of the link; nobody else is', async () => {
    const code = await finishKeyOf(api, ada);
    expect((await see(code, ada)).body).toMatchObject({ own: { licenseCode: code, shareCode: code } });
    expect((await see(code, bob)).body).not.toHaveProperty('own');
    expect((await see(code)).body).not.toHaveProperty('own');
  });
});

describe('a replaced link', () => {
  test('has a new address, and the old one is dead for everybody but the owner, files included', async () => {
    const code = await finishKeyOf(api, ada);
    const replaced = await replace(code, ada);
    expect(replaced.status).toBe(200);
    const shareCode = shareCodeOf(replaced.body);
    expect(shareCode).not.toBe(code);
    for (const path of ['', '/pdf', '/share.png']) {
      for (const stranger of [undefined, bob]) {
        const token = stranger === undefined ? {} : { token: stranger.token };
        expect((await api.call('GET', `/fingerprints/${code}${path}`, token)).status, path).toBe(404);
        expect((await api.call('GET', `/fingerprints/${shareCode}${path}`, token)).status, path).toBe(200);
      }
    }
    expect((await see(shareCode)).body).toMatchObject({ licenseCode: shareCode });
    expect(JSON.stringify((await see(shareCode)).body)).not.toContain(code);
    for (const address of [code, shareCode])
      expect((await see(address, ada)).body).toMatchObject({ own: { licenseCode: code, shareCode } });
  });

  test('can be replaced again, and switched off', async () => {
    const code = await finishKeyOf(api, ada);
    const first = shareCodeOf((await replace(code, ada)).body);
    const second = shareCodeOf((await replace(code, ada)).body);
    expect((await see(first)).status).toBe(404);
    expect((await see(second)).status).toBe(200);
    await api.call('PUT', `/fingerprints/${code}/sharing`, { token: ada.token, body: { public: false } });
    expect((await see(second)).status).toBe(404);
    expect((await see(second, ada)).status).toBe(200);
  });

  test('opens nothing but the page: the code of a link is no key', async () => {
    const code = await finishKeyOf(api, ada);
    const shareCode = shareCodeOf((await replace(code, ada)).body);
    expect((await api.call('GET', `/narrative/get-values/${shareCode}`, { token: ada.token })).status).toBe(404);
    expect((await replace(shareCode, ada)).status).toBe(404);
  });

  test('needs a token, the owner, and a finished result', async () => {
    const code = await finishKeyOf(api, ada);
    expect((await replace(code)).status).toBe(401);
    expect((await replace(code, bob)).status).toBe(404);
    expect((await replace(await giveKeyTo(api, ada), ada)).status).toBe(404);
    expect((await see(code)).status).toBe(200);
  });
});
