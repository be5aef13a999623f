import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('POST /auth/login', () => {
  test('gives a token that opens /users/me', async () => {
    const ada = await api.signUp();
    const me = await api.call('GET', '/users/me', { token: ada.token });
    expect(me.status).toBe(200);
    expect(me.body).toEqual({
      id: ada.id,
      firstName: 'Ada',
      lastName: 'Test',
      email: ada.email,
      emailConfirmed: true,
      secondFactor: false,
    });
    expect(me.headers['cache-control']).toBe('no-store');
  });

  test('takes the address in any case, with spaces around', async () => {
    const ada = await api.signUp();
    const { status } = await api.call('POST', '/auth/login', {
      body: { email: ` ${ada.email.toUpperCase()} `, password: ada.password },
    });
    expect(status).toBe(200);
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const ada = await api.signUp();
    const wrong = await api.call('POST', '/auth/login', { body: { email: ada.email, password: 'not the one' } });
    const unknown = await api.call('POST', '/auth/login', {
      body: { email: 'nobody@example.com', password: 'not the one' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  test.each([
    [{}, ['Email is a required field', 'Password is a required field'], 422],
    [{ email: 'nonsense', password: 'x' }, ['Not a valid email address'], 422],
    [{ email: 'a@example.com', password: '' }, ['Password is a required field'], 422],
    [{ email: ['a@example.com', 'b@example.com'], password: 'x' }, undefined, 400],
    [{ email: 'a@example.com', password: 'x', extra: 1 }, undefined, 400],
    ['{"email":', undefined, 400],
  ])('refuses %j', async (body, messages, status) => {
    const answer = await api.call('POST', '/auth/login', { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status });
    if (messages) expect(answer.body).toMatchObject({ messages });
  });
});

test('a session that has expired in the database opens nothing, whatever its token says', async () => {
  const ada = await api.signUp();
  await api.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('user_id', '=', ada.id)
    .execute();
  expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(401);
});

describe('POST /auth/logout', () => {
  test('ends the session on the server', async () => {
    const ada = await api.signUp();
    expect((await api.call('POST', '/auth/logout', { token: ada.token })).status).toBe(204);
    expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(401);
  });

  test('needs a token', async () => {
    expect((await api.call('POST', '/auth/logout')).status).toBe(401);
  });
});
