import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const form = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', password: 'kite-77' };

describe('POST /users/register', () => {
  test('answers 201 with the person, and never the password', async () => {
    const answer = await api.call('POST', '/users/register', { body: { ...form, email: ' Grace@Example.com ' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@example.com',
      emailConfirmed: false,
      secondFactor: false,
    });
  });

  test('an address is taken once, in any case, also by ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        api.call('POST', '/users/register', {
          body: { ...form, email: at % 2 ? 'TWICE@example.com' : 'twice@example.com' },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
  });

  test.each([
    [{ firstName: '' }, 'First name is a required field'],
    [{ lastName: '  ' }, 'Last name is a required field'],
    [{ email: '' }, 'Email is a required field'],
    [{ email: 'grace' }, 'Not a valid email address'],
    [{ email: 'a@example.com,b@example.com' }, 'Not a valid email address'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'Not a valid email address'],
    [{ password: '' }, 'Password is a required field'],
    [{ password: '123456' }, 'Password is too short.'],
    [{ password: 'x'.repeat(129) }, 'Password is too long: 128 characters at most.'],
    [{ lastName: 'x'.repeat(101) }, 'This name is too long for us. Please use a shorter form.'],
  ])('%j breaks a rule and makes nobody', async (change, message) => {
    const answer = await api.call('POST', '/users/register', {
      body: { ...form, email: 'rules@example.com', ...change },
    });
    expect(answer.body).toMatchObject({ statusCode: 422, messages: [message] });
    expect(await api.db.selectFrom('users').select('id').where('email', '=', 'rules@example.com').execute()).toEqual(
      [],
    );
  });

  test.each([
    [{ consent: true }, true],
    [{ consent: false }, false],
    [{}, false],
  ])('with %j the moment of consent is kept: %s', async (given, kept) => {
    const email = `consent-${JSON.stringify(given).length}@example.com`;
    const answer = await api.call('POST', '/users/register', { body: { ...form, email, ...given } });
    expect(answer.status).toBe(201);
    const row = await api.db
      .selectFrom('users')
      .select('consented_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.consented_at instanceof Date).toBe(kept);
  });

  test('names of any script come back as they were typed', async () => {
    const names = { firstName: 'Ñandú 李 עברית', lastName: "O'Brien-Šťastný 👩‍🚀" };
    const answer = await api.call('POST', '/users/register', {
      body: { ...form, ...names, email: 'names@example.com' },
    });
    expect(answer.body).toMatchObject(names);
  });
});

describe('GET /users/me and /users/{id}', () => {
  test('oneself only; anybody else is not there', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    expect((await api.call('GET', `/users/${ada.id}`, { token: ada.token })).body).toMatchObject({ id: ada.id });
    expect((await api.call('GET', `/users/${bob.id}`, { token: ada.token })).status).toBe(404);
    expect((await api.call('GET', '/users/nobody', { token: ada.token })).status).toBe(404);
    expect((await api.call('GET', `/users/${ada.id}`)).status).toBe(401);
  });

  test.each(['', 'Bearer', 'Bearer x.y.z', 'Basic abc', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'the token %j opens nothing',
    async (authorization) => {
      expect((await api.call('GET', '/users/me', { headers: { authorization } })).status).toBe(401);
    },
  );

  test('an expired session opens nothing', async () => {
    const ada = await api.signUp();
    await api.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ada.id)
      .execute();
    expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(401);
  });
});
