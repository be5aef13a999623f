import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from './testing/test-api.ts';
import type { InjectOptions } from 'fastify';
import { finishKeyOf } from './testing/finish-key.ts';

let api: TestApi;
let ada: TestUser;
let code: string;
beforeAll(async () => {
  api = await startTestApi({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://fingerprint.example',
    ALLOWED_ORIGINS: 'https://web.example',
    AFFILIATE_SCRIPT_URL: 'https://partner.example/a.js',
  });
  ada = await api.signUp();
  code = await finishKeyOf(api, ada);
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
/** Every kind of answer: good, refused in each way, made of something else than JSON, and what never reaches a route. */
const KINDS: readonly (readonly [kind: string, status: number, request: () => InjectOptions])[] = [
  ['good', 200, () => ({ url: '/api/users/me', headers: { authorization: `Bearer ${ada.token}` } })],
  [
    'empty',
    204,
    () => ({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${ada.token}` } }),
  ],
  ['a description', 200, () => ({ url: '/api/openapi.json' })],
  ['a PDF', 200, () => ({ url: `/api/fingerprints/${code}/pdf` })],
  ['a picture', 200, () => ({ url: `/api/fingerprints/${code}/share.png` })],
  ['no token', 401, () => ({ url: '/api/users/me' })],
  ['not there', 404, () => ({ url: '/api/nowhere' })],
  ['outside the API', 404, () => ({ url: '/nowhere' })],
  ['no JSON', 400, () => ({ method: 'POST', url: '/api/auth/login', headers: json, payload: '{' })],
  ['a broken rule', 422, () => ({ method: 'POST', url: '/api/auth/login', headers: json, payload: '{}' })],
  [
    'another type',
    415,
    () => ({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
  ],
  [
    'too large',
    413,
    () => ({ method: 'POST', url: '/api/auth/login', headers: json, payload: `"${'x'.repeat(300_000)}"` }),
  ],
  ['an address that cannot be read', 400, () => ({ url: '/api/users/%' })],
  ['a part of an address that is too long', 400, () => ({ url: `/api/users/${'x'.repeat(500)}` })],
  ['another method', 404, () => ({ method: 'PATCH', url: '/api/users/me' })],
];

describe('every answer', () => {
  test.each(KINDS.toSorted(([a], [b]) => Number(a === 'empty') - Number(b === 'empty')))(
    '%s: carries the security headers',
    { timeout: 120_000 },
    async (_kind, status, request) => {
      const { statusCode, headers } = await api.server.inject(request());
      expect(statusCode).toBe(status);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self' https://partner.example;");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
      });
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    },
  );
});

test('without a script configured the policy names nobody; HSTS is for production alone', async () => {
  const plain = await startTestApi();
  const { headers } = await plain.server.inject({ url: '/api/health' });
  await plain.close();
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['strict-transport-security']).toBeUndefined();
});

describe('other origins', () => {
  const from = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    api.server.inject({
      method,
      url: '/api/health',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });

  test('the one in the list may read', async () => {
    expect((await from('https://web.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://web.example',
      vary: 'Origin',
    });
    expect((await from('https://web.example', 'OPTIONS')).statusCode).toBe(204);
    expect((await from('https://web.example')).headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    'https://web.example.evil.test',
    'http://web.example',
    'https://web.example:8443',
    'null',
    'https://WEB.example',
    '*',
  ])('%s may not', async (origin) => {
    expect((await from(origin)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await from(origin, 'OPTIONS')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('a name that a caller gives is kept if it is one, and replaced if it is not', async () => {
  const named = async (name: string) =>
    (await api.server.inject({ url: '/api/health', headers: { 'x-request-id': name } })).headers['x-request-id'];
  expect(await named('0123456789abcdef-7')).toBe('0123456789abcdef-7');
  for (const bad of ['short', 'with spaces in it', '<script>alert(1)</script>', 'x'.repeat(65), '{"a":"b"}'])
    expect(await named(bad)).not.toBe(bad);
});
