import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { mailsTo } from '../../testing/outbox.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { OwnSession } from '@lf/contract/account';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';

const login = (email: string, password: string) =>
  api.call('POST', '/auth/login', { body: { email, password }, headers: { 'user-agent': FIREFOX } });
const tokenOf = (answer: { body: unknown }) => (answer.body as { access_token: string }).access_token;
const sessions = async (token: string) =>
  ((await api.call('GET', '/users/me/sessions', { token })).body as { result: OwnSession[] }).result;

describe('the name', () => {
  test('is changed, and the spec’s rules hold', async () => {
    const ada = await api.signUp();
    const put = (body: unknown) => api.call('PUT', '/users/me/name', { token: ada.token, body });
    expect(await put({ firstName: ' Augusta ', lastName: 'King' })).toMatchObject({
      status: 200,
      body: { firstName: 'Augusta', lastName: 'King', email: ada.email },
    });
    expect((await api.call('GET', '/users/me', { token: ada.token })).body).toMatchObject({ firstName: 'Augusta' });
    expect(await put({ firstName: '', lastName: 'King' })).toMatchObject({
      status: 422,
      body: { messages: ['First name is a required field'] },
    });
  });
});

describe('the password', () => {
  const change = (token: string, password: string, newPassword: string) =>
    api.call('PUT', '/users/me/password', { token, body: { password, newPassword } });

  test('is changed: every earlier token ends, the answer has a new one, and the person is told by mail', async () => {
    const ada = await api.signUp();
    const other = tokenOf(await login(ada.email, ada.password));
    const changed = await change(ada.token, ada.password, 'amber kite lake');
    expect(changed.status).toBe(200);
    for (const token of [ada.token, other]) expect((await api.call('GET', '/users/me', { token })).status).toBe(401);
    expect((await api.call('GET', '/users/me', { token: tokenOf(changed) })).status).toBe(200);
    expect((await login(ada.email, ada.password)).status).toBe(401);
    expect((await login(ada.email, 'amber kite lake')).status).toBe(200);
    expect((await mailsTo(api, ada.email))[0]?.subject).toBe('Your password was changed');
  });

  test('is not changed without the one now, and the session stays', async () => {
    const ada = await api.signUp();
    expect(await change(ada.token, 'not the one', 'amber kite lake')).toMatchObject({
      status: 422,
      body: { code: 'wrong_password', messages: [SETTINGS_MESSAGES.wrongPassword] },
    });
    expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(200);
  });

  test('that is short, common or the person’s own name is refused with the reason, wherever it is chosen', async () => {
    const ada = await api.signUp();
    const register = (password: string) =>
      api.call('POST', '/users/register', {
        body: { firstName: 'Ada', lastName: 'Lovelace', email: 'weak@example.com', password },
      });
    for (const [password, reason] of [
      ['123456', 'Password is too short.'],
      ['password1', SETTINGS_MESSAGES.passwordCommon],
      ['Lovelace!', SETTINGS_MESSAGES.passwordPersonal],
      ['aaaaaaaaaa', SETTINGS_MESSAGES.passwordMonotone],
    ] as const)
      expect(await register(password), password).toMatchObject({ status: 422, body: { messages: [reason] } });
    expect(await change(ada.token, ada.password, 'iloveyou')).toMatchObject({ body: { code: 'weak_password' } });
    const body = { email: ada.email, newPassword: 'qwerty123', key: 'any' };
    expect(await api.call('POST', '/users/recover-password', { body })).toMatchObject({
      status: 422,
      body: { code: 'weak_password' },
    });
    expect((await register('1234567 is not what I use')).status).toBe(201);
  });
});

describe('sessions', () => {
  test('are listed with the device, the own one marked, and nobody else’s', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const second = tokenOf(await login(ada.email, ada.password));
    const list = await sessions(second);
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      [null, false],
    ]);
    expect(await sessions(bob.token)).toHaveLength(1);
  });

  test('all end with "log out everywhere", and other people’s go on', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const second = tokenOf(await login(ada.email, ada.password));
    expect((await api.call('DELETE', '/users/me/sessions', { token: second })).status).toBe(204);
    for (const token of [ada.token, second]) expect((await api.call('GET', '/users/me', { token })).status).toBe(401);
    expect((await api.call('GET', '/users/me', { token: bob.token })).status).toBe(200);
  });
});

test('each needs a token', async () => {
  for (const [method, path, body] of [
    ['PUT', '/users/me/name', { firstName: 'A', lastName: 'B' }],
    ['PUT', '/users/me/password', { password: 'x', newPassword: 'amber kite lake' }],
    ['GET', '/users/me/sessions', undefined],
    ['DELETE', '/users/me/sessions', undefined],
  ] as const)
    expect((await api.call(method, path, body === undefined ? {} : { body })).status, path).toBe(401);
});
