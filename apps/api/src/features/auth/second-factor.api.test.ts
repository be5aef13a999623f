import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RECOVERY_CODES_COUNT } from '@lf/domain/limits';
import { operate } from '../../testing/operator.ts';
import { recoverPassword } from '../../testing/recover.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // The half minute of a code must not end in the middle of a test.
  vi.useFakeTimers({ toFake: ['Date'] });
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  vi.useRealTimers();
});

const PERIOD_MS = 30_000;

/** As the app on a phone shows it, so many half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS });

const login = (user: TestUser, code?: string) =>
  api.call('POST', '/auth/login', {
    body: { email: user.email, password: user.password, ...(code === undefined ? {} : { otp: code }) },
  });
const start = async (user: TestUser) => {
  const answer = await api.call('POST', '/users/me/second-factor', {
    token: user.token,
    body: { password: user.password },
  });
  return answer.body as { secret: string; uri: string };
};
const confirm = (user: TestUser, code: string) =>
  api.call('POST', '/users/me/second-factor/confirm', { token: user.token, body: { otp: code } });

/** Switched on with the code of the half minute before, so that the code of now is still good. */
async function withSecondFactor() {
  const user = await api.signUp();
  const { secret } = await start(user);
  const answer = await confirm(user, codeOf(secret, -1));
  expect(answer.status).toBe(200);
  return { user, secret, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
}

describe('the second factor', () => {
  test('is off until a code from the app was confirmed', async () => {
    const user = await api.signUp();
    const { secret, uri } = await start(user);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Leadership%20Fingerprint');
    expect((await login(user)).status).toBe(200);
    expect(await confirm(user, '000000')).toMatchObject({ status: 422, body: { code: 'second_factor_wrong' } });
    expect((await login(user)).status).toBe(200);
    expect((await api.call('GET', '/users/me', { token: user.token })).body).toMatchObject({ secondFactor: false });
  });

  test('once on, the password alone is not enough, and a code works once', async () => {
    const { user, secret } = await withSecondFactor();
    expect((await api.call('GET', '/users/me', { token: user.token })).body).toMatchObject({ secondFactor: true });
    expect(await login(user)).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } });
    expect(await login(user, '000000')).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } });
    const code = codeOf(secret);
    expect((await login(user, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await login(user, code)).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } });
  });

  test('a wrong password is told as always, with or without a code', async () => {
    const { user, secret } = await withSecondFactor();
    const wrong = { ...user, password: 'not the one' };
    for (const code of [undefined, codeOf(secret)])
      expect(await login(wrong, code)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect((await login(user, codeOf(secret))).status).toBe(200);
  });

  test('of twenty logins with one code at the same moment one succeeds', async () => {
    const { user, secret } = await withSecondFactor();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(user, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('recovery codes let the person in once each, typed with or without hyphens, and are stored hashed', async () => {
    const { user, recoveryCodes } = await withSecondFactor();
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES_COUNT);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(user, first)).status).toBe(200);
    expect((await login(user, first)).status).toBe(401);
    expect((await login(user, second.replaceAll('-', ' ').toLowerCase())).status).toBe(200);
    const rows = await api.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute();
    expect(rows).toHaveLength(RECOVERY_CODES_COUNT - 2);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[3]?.replaceAll('-', ''));
  });

  test('is switched off with the password and a code, and then the password is enough', async () => {
    const { user, secret } = await withSecondFactor();
    const stop = (body: unknown) => api.call('DELETE', '/users/me/second-factor', { token: user.token, body });
    expect((await stop({ password: 'not the one', otp: codeOf(secret) })).body).toMatchObject({
      code: 'wrong_password',
    });
    expect((await stop({ password: user.password, otp: '000000' })).body).toMatchObject({
      code: 'second_factor_wrong',
    });
    expect((await stop({ password: user.password, otp: codeOf(secret) })).status).toBe(204);
    expect((await login(user)).status).toBe(200);
  });

  test('is set up again only after it was switched off, and needs the password', async () => {
    const { user } = await withSecondFactor();
    const again = await api.call('POST', '/users/me/second-factor', {
      token: user.token,
      body: { password: user.password },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'second_factor_on' } });
    const ada = await api.signUp();
    const wrong = { token: ada.token, body: { password: 'not the one' } };
    expect((await api.call('POST', '/users/me/second-factor', wrong)).body).toMatchObject({ code: 'wrong_password' });
    expect(await confirm(ada, '123456')).toMatchObject({ status: 409, body: { code: 'second_factor_missing' } });
  });

  test('stays on through a new password by mail', async () => {
    const { user, secret } = await withSecondFactor();
    await recoverPassword(api, user, 'amber kite lake');
    const renewed = { ...user, password: 'amber kite lake' };
    expect(await login(renewed)).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } });
    expect((await login(renewed, codeOf(secret))).status).toBe(200);
  });

  test('is switched off by the operator for a person who lost the phone and the recovery codes', async () => {
    const { user } = await withSecondFactor();
    const command = `user second-step-off --email ${user.email}`;
    expect((await operate(api, `${command} --dry-run`)).exitCode).toBe(0);
    expect(await login(user)).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } });
    expect((await operate(api, command)).exitCode).toBe(0);
    const answer = await login(user);
    expect(answer.status).toBe(200);
    const { access_token: token } = answer.body as { access_token: string };
    expect((await api.call('GET', '/users/me', { token })).body).toMatchObject({ secondFactor: false });
    for (const table of ['second_factors', 'recovery_codes'] as const)
      expect(await api.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
    const events = (await api.call('GET', '/users/me/events', { token })).body as { result: { kind: string }[] };
    expect(events.result).toContainEqual(
      expect.objectContaining({ kind: 'operator', detail: { command: 'user second-step-off' } }),
    );
    expect((await operate(api, command)).exitCode).toBe(1);
  });

  test('needs a token', async () => {
    for (const [method, path, body] of [
      ['POST', '/users/me/second-factor', { password: 'x' }],
      ['POST', '/users/me/second-factor/confirm', { otp: '123456' }],
      ['DELETE', '/users/me/second-factor', { password: 'x', otp: '123456' }],
    ] as const)
      expect((await api.call(method, path, { body })).status).toBe(401);
  });
});
