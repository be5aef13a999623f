import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '@lf/contract/api-routes';
import { API_BODY_BYTES_MAX } from '@lf/contract/limits';
import { startTestApi, type Answer, type TestApi, type TestUser } from './testing/test-api.ts';
import type { Route } from '@lf/contract/define-route';

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signUp();
});
afterAll(() => api.close());

const SAMPLE_CODE = '7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2';
const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

/** The route's address with somebody's, not the caller's, parameters filled in. */
const addressOf = (route: Route) => route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (/code/i.test(name) ? SAMPLE_CODE : SAMPLE_ID));

const isErrorForm = (answer: Answer) => {
  const body = answer.body as { statusCode?: unknown; messages?: unknown; code?: unknown };
  return body.statusCode === answer.status && Array.isArray(body.messages) && typeof body.code === 'string';
};

const named = (routes: readonly Route[]) => routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const withBody = apiRoutes.filter((route) => route.body !== undefined && !route.rawBody);

describe('default deny', () => {
  test.each(named(apiRoutes.filter((route) => route.auth === 'token')))('%s without a token is a 401', async (_name, route) => {
    for (const token of [undefined, 'a.b.c']) {
      const answer = await api.call(route.method, addressOf(route), { ...(token === undefined ? {} : { token }), ...(route.body ? { body: {} } : {}) });
      expect(answer.status).toBe(401);
      expect(isErrorForm(answer)).toBe(true);
    }
  });

  test('what is public is this list and no more', () => {
    const open = apiRoutes.filter((route) => route.auth === 'public').map((route) => `${route.method} ${route.path}`);
    expect(open.sort()).toEqual([
      'GET /fingerprints/{licenseCode}',
      'GET /fingerprints/{licenseCode}/pdf',
      'GET /fingerprints/{licenseCode}/share.png',
      'GET /health',
      'GET /live',
      'GET /ready',
      'POST /auth/login',
      'POST /payments/webhook',
      'POST /users/recover-password',
      'POST /users/register',
      'POST /users/request-recover-password',
    ]);
  });
});

describe('what does not belong to the caller is not there', () => {
  const foreign = apiRoutes.filter((route) => route.path.includes('{') && route.body === undefined);
  test.each(named(foreign))("%s with another's parameters is a 404", async (_name, route) => {
    const answer = await api.call(route.method, addressOf(route), { token: ada.token });
    expect(answer.status).toBe(404);
    expect(isErrorForm(answer)).toBe(true);
  });
});

/** Anything that JSON can say, and things an honest client never says. */
const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('\u0000', '\ud800', 'x'.repeat(70_000), -1, 1e308, [], {}, null, true, '__proto__'),
);

describe('bad bodies', () => {
  test.each(named(withBody))('%s never answers with a 5xx', async (_name, route) => {
    const keys = Object.keys((route.body as unknown as { def?: { shape?: Record<string, unknown> } }).def?.shape ?? {});
    const body = fc.oneof(nasty, fc.record(Object.fromEntries(keys.map((key) => [key, nasty])), { requiredKeys: [] }));
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const answer = await api.call(route.method, addressOf(route), { token: ada.token, body: JSON.stringify(value) ?? 'null' });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(isErrorForm(answer)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test.each(named(withBody))('%s refuses what cannot be read', async (_name, route) => {
    const deep = `${'['.repeat(30)}${']'.repeat(30)}`;
    for (const body of ['{', '', 'nonsense', deep, '{"__proto__":{"x":1}}', '"\\u0000"']) {
      const answer = await api.call(route.method, addressOf(route), { token: ada.token, body, headers: { 'content-type': 'application/json' } });
      expect([400, 404, 422]).toContain(answer.status);
      expect(isErrorForm(answer)).toBe(true);
    }
    const huge = await api.call(route.method, addressOf(route), { token: ada.token, body: JSON.stringify({ text: 'x'.repeat(API_BODY_BYTES_MAX + 1) }) });
    expect(huge.status).toBe(413);
    const xml = await api.call(route.method, addressOf(route), { token: ada.token, body: '<x/>', headers: { 'content-type': 'application/xml' } });
    expect(xml.status).toBe(415);
  });
});

describe('wrong methods and addresses', () => {
  test.each(named(apiRoutes))('%s answers another method with a plain refusal', async (_name, route) => {
    for (const method of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((other) => !apiRoutes.some((known) => known.path === route.path && known.method === other))) {
      const answer = await api.call(method, addressOf(route), { token: ada.token });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test('an unknown address has the form of every error', async () => {
    const answer = await api.call('GET', '/nowhere');
    expect(answer.status).toBe(404);
    expect(isErrorForm(answer)).toBe(true);
  });
});

describe('headers', () => {
  test('every answer carries the security headers and is not kept', async () => {
    for (const answer of [await api.call('GET', '/health'), await api.call('GET', '/users/me'), await api.call('GET', '/users/me', { token: ada.token })]) {
      expect(answer.headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-request-id']).toBeTruthy();
    }
  });

  test('the OpenAPI describes every route', async () => {
    const { body } = await api.call('GET', '/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    for (const route of apiRoutes) expect(paths[route.path]?.[route.method.toLowerCase()]).toBeDefined();
  });
});
