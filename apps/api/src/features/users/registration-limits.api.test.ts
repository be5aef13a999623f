import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' });
});
afterEach(() => api.close());

const register = (email: string, address: string) =>
  api.call('POST', '/users/register', {
    body: { firstName: 'Eve', lastName: 'Guess', email, password: 'kite-amber-lake' },
    headers: { 'x-forwarded-for': address },
  });

test('asking by registration who has an account gets slow, from that address alone', async () => {
  const ada = await api.signUp();
  const statuses: number[] = [];
  for (let n = 0; n < 13; n += 1) statuses.push((await register(ada.email, '192.0.2.1')).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 409));
  expect(statuses.at(-1)).toBe(429);
  // From then on it does not tell taken addresses from free ones.
  expect((await register('free@example.com', '192.0.2.1')).status).toBe(429);
  expect((await register('free@example.com', '198.51.100.7')).status).toBe(201);
});

test('a change of address cannot be used to send an address more than ten mails a day', async () => {
  const email = 'pestered@example.com';
  const ask = async () => {
    const eve = await api.signUp('Eve');
    return api.call('PUT', '/users/me/email', { token: eve.token, body: { email, password: eve.password } });
  };
  for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
});

test('the link that confirms the own address is sent again a few times, then after a wait; the last one stays good', async () => {
  const body = { firstName: 'Ada', lastName: 'New', email: 'ada-again@example.com', password: 'kite-amber-lake' };
  await api.call('POST', '/users/register', { body });
  const login = await api.call('POST', '/auth/login', { body: { email: body.email, password: body.password } });
  const { access_token: token } = login.body as { access_token: string };
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1)
    statuses.push((await api.call('POST', '/users/me/email-confirmation', { token })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
