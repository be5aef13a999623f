import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_ACCESS_CODE, seedDemoAccessCode } from '../coupons/demo-access-code.ts';
import { recoverPassword } from '../../testing/recover.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

// Every attempt costs a password hash, and there are hundreds.
vi.setConfig({ testTimeout: 180_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => api.close());

const HOME = '203.0.113.10';

async function logIn(user: TestUser, password: string, address: string, devices?: readonly string[]) {
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    payload: { email: user.email, password, ...(devices === undefined ? {} : { devices }) },
  });
  const body: { device?: string; code?: string } = answer.json();
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0), ...body };
}

/** So many wrong passwords from as many addresses. */
async function attack(user: TestUser, guesses: number): Promise<void> {
  for (let n = 0; n < guesses; n += 1) await logIn(user, `guess ${n}`, `198.51.${Math.floor(n / 250)}.${n % 250}`);
}

describe('wrong passwords from elsewhere', () => {
  test('never lock a person out of a device that was logged in before', async () => {
    const ada = await api.signUp();
    const { device = '' } = await logIn(ada, ada.password, HOME);
    expect(device).not.toBe('');
    await attack(ada, 60);
    expect(await logIn(ada, ada.password, HOME, [device])).toMatchObject({ status: 200 });
    // Also from a network that has been used up for guessing.
    for (let n = 0; n < 12; n += 1) await logIn(ada, 'guess', HOME);
    expect(await logIn(ada, ada.password, HOME, [device])).toMatchObject({ status: 200 });
  });

  test('do not lock out an unknown device at first', async () => {
    const ada = await api.signUp();
    await attack(ada, 20);
    expect(await logIn(ada, ada.password, HOME)).toMatchObject({ status: 200 });
  });

  test('make guessing slow on one address: each wait is longer than the one before', async () => {
    const ada = await api.signUp();
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await logIn(ada, 'guess', HOME));
    expect(answers.slice(0, 6).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(answers[6]).toMatchObject({ status: 429, code: 'too_often' });
    const first = answers[6]?.wait ?? 0;
    await api.db
      .updateTable('backoffs')
      .set({ blocked_until: new Date(0) })
      .execute();
    expect(await logIn(ada, 'guess', HOME)).toMatchObject({ status: 401 });
    expect((await logIn(ada, 'guess', HOME)).wait).toBeGreaterThan(first);
  });

  test('of many addresses on one account meet a limit for unknown devices', async () => {
    const ada = await api.signUp();
    await attack(ada, 60);
    expect(await logIn(ada, 'one more', '192.0.2.77')).toMatchObject({ status: 429 });
  });
});

describe('a device that was logged in before', () => {
  test('is known for its own person only', async () => {
    const [ada, eve] = [await api.signUp(), await api.signUp('Eve')];
    const { device = '' } = await logIn(eve, eve.password, HOME);
    await attack(ada, 60);
    expect(await logIn(ada, 'guess', '192.0.2.9', [device])).toMatchObject({ status: 429 });
  });

  test.each(['', 'a.b.c.d', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.x.9999999999.forged`])(
    'cannot be forged: %s',
    async (device) => {
      const ada = await api.signUp();
      await attack(ada, 60);
      expect(await logIn(ada, ada.password, '192.0.2.8', [device])).toMatchObject({ status: 429 });
    },
  );

  test('in a thief’s hands is no way to guess on', async () => {
    const ada = await api.signUp();
    const { device = '' } = await logIn(ada, ada.password, HOME);
    const answers = [];
    for (let n = 0; n < 60; n += 1) answers.push((await logIn(ada, `guess ${n}`, HOME, [device])).status);
    expect(answers).toContain(429);
  });

  test('is what a password reset makes of the device it was done on', async () => {
    const ada = await api.signUp();
    const device = await recoverPassword(api, ada, 'brand new one');
    await attack(ada, 60);
    expect(await logIn(ada, 'brand new one', HOME, [device])).toMatchObject({ status: 200 });
  });
});

test('forty people of one workshop register, log in and redeem their code behind one address', async () => {
  const workshop = await startTestApi({ RATE_LIMIT_FACTOR: '1' });
  try {
    await seedDemoAccessCode(workshop.db);
    const post = async (url: string, payload: object, token?: string) => {
      const answer = await workshop.server.inject({
        method: 'POST',
        url: `/api${url}`,
        remoteAddress: '203.0.113.40',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        payload,
      });
      const body: { access_token?: string } = answer.json();
      return { status: answer.statusCode, token: body.access_token };
    };
    for (let n = 0; n < 40; n += 1) {
      const email = `workshop-${n}@example.com`;
      const person = { firstName: 'Wor', lastName: 'Kshop', email, password: 'a long enough one' };
      // One in three mistypes something, as people do.
      if (n % 3 === 0) expect((await post('/users/register', { ...person, password: 'short' })).status).toBe(422);
      expect((await post('/users/register', person)).status, `registration of person ${n}`).toBe(201);
      if (n % 3 === 1) expect((await post('/auth/login', { email, password: 'mistyped' })).status).toBe(401);
      const { status, token } = await post('/auth/login', { email, password: person.password });
      expect(status, `log in of person ${n}`).toBe(200);
      expect((await post('/users/request-recover-password', { email })).status).toBe(200);
      expect((await post('/coupons/redeem', { code: DEMO_ACCESS_CODE }, token)).status, `code of ${n}`).toBe(201);
    }
  } finally {
    await workshop.close();
  }
});
