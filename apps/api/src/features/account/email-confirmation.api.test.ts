import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailKeyFor } from '../../testing/confirm-email.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PASSWORD = 'kite-amber-lake';
let people = 0;

async function register(name = 'ada') {
  people += 1;
  const email = `${name}-new-${people}@example.com`;
  const person = { firstName: 'Ada', lastName: 'New', email, password: PASSWORD };
  const registered = await api.call('POST', '/users/register', { body: person });
  expect(registered.status).toBe(201);
  const login = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
  const { id } = registered.body as { id: string };
  return { ...person, id, token: (login.body as { access_token: string }).access_token };
}

const confirm = (key: string) => api.call('POST', '/users/confirm-email', { body: { key } });
const me = async (token: string) => (await api.call('GET', '/users/me', { token })).body;

describe('a new account', () => {
  test('is confirmed by the link in the mail, without logging in, and the link may be pressed twice', async () => {
    const ada = await register();
    expect(await me(ada.token)).toMatchObject({ emailConfirmed: false });
    const key = await emailKeyFor(api, ada.email);
    expect((await confirm(key)).body).toEqual({ email: ada.email, changed: false });
    expect(await me(ada.token)).toMatchObject({ emailConfirmed: true });
    expect((await confirm(key)).status).toBe(200);
  });

  test('goes on meanwhile, but gives no key away until then', async () => {
    const ada = await register();
    const code = await giveKeyTo(api, ada);
    const give = (body: unknown) => api.call('POST', `/licenses/${code}/gifts`, { token: ada.token, body });
    for (const body of [{}, { email: 'friend-unconfirmed@example.com' }])
      expect(await give(body)).toMatchObject({ status: 409, body: { code: 'email_unconfirmed' } });
    await expect(mailsTo(api, 'friend-unconfirmed@example.com', 1, 3)).rejects.toThrow('fewer than 1');
    const saved = await api.call('POST', '/users/me/license-status', {
      token: ada.token,
      body: { licenseCode: code, newStatus: 'used' },
    });
    expect(saved.status).toBe(200);
    const other = await giveKeyTo(api, ada);
    await confirm(await emailKeyFor(api, ada.email));
    expect((await api.call('POST', `/licenses/${other}/gifts`, { token: ada.token, body: {} })).status).toBe(201);
  });

  test('asks for the link again; only the newest works', async () => {
    const ada = await register();
    const first = await emailKeyFor(api, ada.email);
    expect((await api.call('POST', '/users/me/email-confirmation', { token: ada.token })).status).toBe(200);
    const second = await emailKeyFor(api, ada.email, 2);
    expect(await confirm(first)).toMatchObject({ status: 422, body: { code: 'email_link' } });
    expect((await confirm(second)).status).toBe(200);
    await api.call('POST', '/users/me/email-confirmation', { token: ada.token });
    expect(await mailsTo(api, ada.email)).toHaveLength(2);
  });

  test('a link that has run out or was never made is refused', async () => {
    const ada = await register();
    const key = await emailKeyFor(api, ada.email);
    await api.db
      .updateTable('email_confirmations')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ada.id)
      .execute();
    expect((await confirm(key)).status).toBe(422);
    expect((await confirm('never-made')).status).toBe(422);
    expect((await confirm('')).status).toBe(422);
    expect(await me(ada.token)).toMatchObject({ emailConfirmed: false });
  });

  test('that set a new password by mail has confirmed its address, too', async () => {
    const ada = await register();
    await api.call('POST', '/users/request-recover-password', { body: { email: ada.email } });
    const texts = (await mailsTo(api, ada.email, 2)).map((mail) => mail.text ?? '').join('\n');
    const key = /reset-password\?key=([\w-]+)/.exec(texts)?.[1];
    const body = { email: ada.email, newPassword: 'another kite', key };
    expect((await api.call('POST', '/users/recover-password', { body })).status).toBe(200);
    const login = await api.call('POST', '/auth/login', { body: { email: ada.email, password: 'another kite' } });
    expect(await me((login.body as { access_token: string }).access_token)).toMatchObject({ emailConfirmed: true });
  });
});

describe('changing the address', () => {
  const change = (token: string, body: unknown) => api.call('PUT', '/users/me/email', { token, body });

  test('happens when the link at the new one is used; the old one is told, and no longer opens the account', async () => {
    const ada = await api.signUp();
    const email = `moved-${ada.email}`;
    expect((await change(ada.token, { email: email.toUpperCase(), password: ada.password })).status).toBe(200);
    expect(await me(ada.token)).toMatchObject({ email: ada.email });
    await api.call('POST', '/users/request-recover-password', { body: { email: ada.email } });
    const recovery = /key=([\w-]+)/.exec((await mailsTo(api, ada.email))[0]?.text ?? '')?.[1];

    expect((await confirm(await emailKeyFor(api, email))).body).toEqual({ email, changed: true });
    expect(await me(ada.token)).toMatchObject({ email, emailConfirmed: true });
    const told = (await mailsTo(api, ada.email, 2)).map(({ subject }) => subject);
    expect(told).toContain('Your email was changed');
    const log = (address: string) =>
      api.call('POST', '/auth/login', { body: { email: address, password: ada.password } });
    expect((await log(ada.email)).status).toBe(401);
    expect((await log(email)).status).toBe(200);
    // A recovery link that went to the old mailbox opens nothing any more.
    for (const address of [ada.email, email]) {
      const body = { email: address, newPassword: 'stolen by the old box', key: recovery };
      expect((await api.call('POST', '/users/recover-password', { body })).status).toBe(422);
    }
  });

  test('needs the password, and does not end the session', async () => {
    const ada = await api.signUp();
    const refused = await change(ada.token, { email: 'elsewhere@example.com', password: 'not the one' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
    expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(200);
    await expect(mailsTo(api, 'elsewhere@example.com', 1, 3)).rejects.toThrow('fewer than 1');
  });

  test('to an address that has an account answers the same, and tells the one who has it', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const free = await change(ada.token, { email: `free-${ada.email}`, password: ada.password });
    const taken = await change(ada.token, { email: bob.email, password: ada.password });
    const shape = ({ status, body }: typeof free) => [status, JSON.stringify(body).replaceAll(/\S+@\S+/g, '')];
    expect(shape(taken)).toEqual(shape(free));
    expect((await mailsTo(api, bob.email))[0]?.subject).toBe('This address already has an account');
    expect(await emailKeyFor(api, bob.email)).toBe('');
  });

  test('to an address that somebody registered meanwhile is refused, and nothing is changed', async () => {
    const ada = await api.signUp();
    const email = `late-${ada.email}`;
    await change(ada.token, { email, password: ada.password });
    const key = await emailKeyFor(api, email);
    await api.call('POST', '/users/register', {
      body: { firstName: 'Eve', lastName: 'Late', email, password: PASSWORD },
    });
    expect(await confirm(key)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await me(ada.token)).toMatchObject({ email: ada.email });
  });
});

test('each needs a token', async () => {
  expect((await api.call('POST', '/users/me/email-confirmation')).status).toBe(401);
  const body = { email: 'a@example.com', password: 'x' };
  expect((await api.call('PUT', '/users/me/email', { body })).status).toBe(401);
});
