import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

/** Of the 240 calls of an address three. */
const THREE_CALLS = '0.0125';

let api: TestApi;
let ada: TestUser;
let code: string;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_FACTOR: THREE_CALLS });
  ada = await api.signUp('Ada');
  code = await finishKeyOf(api, ada);
});
afterAll(() => api.close());

/** Whoever comes from an address of their own has an allowance of their own. */
let addresses = 0;
const newAddress = () => {
  const remoteAddress = `198.51.100.${(addresses += 1)}`;
  return (licenseCode: string, authorization?: string) =>
    api.server.inject({
      remoteAddress,
      url: `/api/fingerprints/${licenseCode}`,
      headers: authorization === undefined ? {} : { authorization },
    });
};

test('every call counts once, whoever asks and whatever is found', async () => {
  const ask = newAddress();
  const statuses: number[] = [];
  for (const [asked, token] of [[code], [code, ada.token], ['NO-SUCH-CODE'], [code], ['SAMPLE']] as const)
    statuses.push((await ask(asked, token === undefined ? undefined : `Bearer ${token}`)).statusCode);
  expect(statuses).toEqual([200, 200, 404, 429, 429]);
  const askStrangely = newAddress();
  for (const strange of ['%00', 'a%20b', 'a%20c']) expect((await askStrangely(strange)).statusCode).toBe(400);
  expect((await askStrangely('a%20d')).statusCode).toBe(429);
});

test('calls of one moment are counted one by one', async () => {
  const ask = newAddress();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(code)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a token that names the owner and is not ours makes a stranger', async () => {
  const ask = newAddress();
  const [head, payload] = ada.token.split('.');
  const forged = `Bearer ${head}.${payload}.${'A'.repeat(43)}`;
  const strangers = await ask(code);
  const answer = await ask(code, forged);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(strangers.json());
  expect(answer.json()).not.toHaveProperty('own');
  expect((await ask(code, `Bearer ${ada.token}`)).json()).toHaveProperty('own');
});

test('strangers and the owner get the same headers', async () => {
  const ask = newAddress();
  const varying = ['date', 'x-request-id', 'content-length'];
  const headersOf = async (authorization?: string) =>
    Object.fromEntries(
      Object.entries((await ask(code, authorization)).headers).filter(([name]) => !varying.includes(name)),
    );
  expect(await headersOf()).toEqual(await headersOf(`Bearer ${ada.token}`));
});
