import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aiRoutes } from '@lf/contract/ai-routes';
import { apiRoutes } from '@lf/contract/api-routes';
import { buildParts, callOf } from '@lf/platform/testing/matrix/build-call';
import { giveKeyTo } from './testing/give-key.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

/** So small that every allowance is one call. */
const ONE_CALL = '0.000001';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_FACTOR: ONE_CALL });
});
afterAll(() => api.close());

async function forget(): Promise<void> {
  await api.db.deleteFrom('rate_limits').execute();
  await api.db.deleteFrom('backoffs').execute();
}

const limited = apiRoutes.filter((route) => route.limits !== undefined);

test('what invites guessing or costs much is limited, by address and by account', () => {
  const limits = new Map(
    [...apiRoutes, ...aiRoutes].map((route) => [
      `${route.method} ${route.path}`,
      (route.limits ?? []).map(({ per }) => per),
    ]),
  );
  // Logging in has limits of its own (features/auth/guessing.api.test.ts); recovery counts the account, too, and the AI the license.
  for (const name of [
    'POST /users/register',
    'POST /users/request-recover-password',
    'POST /users/recover-password',
    'POST /survey/next-question',
    'POST /survey/result',
    'POST /survey/new_order_value_drivers',
    'POST /survey/values_philosophy',
  ]) {
    expect([name, limits.get(name)]).toEqual([name, expect.arrayContaining(['address'])]);
  }
  for (const name of ['POST /coupons/validate', 'POST /coupons/redeem'])
    expect(limits.get(name)).toEqual(expect.arrayContaining(['address', 'user']));
});

describe('one call too many', () => {
  test.each(limited.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is a 429 that says when to come back',
    async (_name, route) => {
      await forget();
      const user = await api.signUp();
      const licenseCode = await giveKeyTo(api, user);
      const fields = {
        userId: user.id,
        id: user.id,
        licenseCode,
        email: user.email,
        password: 'not the one',
        newPassword: 'long enough',
        quantity: 1,
        orderId: user.id,
        emails: ['friend@example.com'],
        code: 'NONE',
        secret: 'nothing',
        replySecret: 'r'.repeat(43),
        picks: ['Honesty'],
        saw: { value: 'Honesty', text: 'they stayed.' },
        firstName: 'A',
        lastName: 'B',
      };
      const { method, url, body } = callOf('', route, buildParts(route, fields));
      const ask = () => api.call(method, url, { token: user.token, ...(body === undefined ? {} : { body }) });
      expect((await ask()).status).not.toBe(429);
      const second = await ask();
      expect(second).toMatchObject({ status: 429, body: { code: 'too_often' } });
      expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  test('another address or another browser does not help against the count of one account', async () => {
    await forget();
    const user = await api.signUp();
    const guess = (address: string) =>
      api.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: address,
        payload: { email: user.email, password: 'guess' },
      });
    expect((await guess('203.0.113.1')).statusCode).toBe(401);
    expect((await guess('203.0.113.2')).statusCode).toBe(429);
    expect((await guess('2001:db8::2')).statusCode).toBe(429);
  });

  test('the next address of the same household does not help', async () => {
    await forget();
    const guess = (email: string, address: string) =>
      api.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: address,
        payload: { email, password: 'guess' },
      });
    expect((await guess('one@example.com', '2001:db8:7:7::1')).statusCode).toBe(401);
    expect((await guess('two@example.com', '2001:db8:7:7:ffff::2')).statusCode).toBe(429);
    expect((await guess('three@example.com', '2001:db8:7:8::1')).statusCode).toBe(401);
  });
});
