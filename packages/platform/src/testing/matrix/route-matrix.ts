import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BODY_BYTES_MAX } from '@lf/contract/limits';
import { badBodies, hugeNumbers, UNREADABLE_BODIES } from './bad-body.ts';
import { buildParts, callOf } from './build-call.ts';
import {
  errorCodeOf,
  isErrorForm,
  named,
  type MatrixPerson,
  type MatrixSubject,
  type RunningService,
} from './matrix-subject.ts';
import { fastifyPath } from '../../http/mount-route.ts';
import { tokenAttacks } from './token-attacks.ts';
import type { Route } from '@lf/contract/define-route';

/** Refusals that mean "this is no honest call of mine": an honest one must not get them. */
const NOT_UNDERSTOOD = new Set([
  'fields',
  'malformed',
  'not_json',
  'not_text',
  'too_deep',
  'media_type',
  'rule_broken',
]);
const RUNS = 30;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
const BAD_PARAMETERS = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  '%F0%9F%98%80',
  'x'.repeat(129),
  'x'.repeat(3_000),
  '{}',
  '%0d%0aset-cookie:a=b',
  '1e999',
  '-1',
  'null',
];

/** Whether a route of the table takes this method at this path: `/gifts/claim` is one of `/gifts/{id}`, too. */
const answers = (known: Route, method: string, path: string): boolean =>
  (known.method === method || (known.method === 'GET' && method === 'HEAD')) &&
  new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** The matrices that hold for every route of a service, generated from its route table: a new route is covered from the moment it stands there. */
export function describeRoutes(subject: MatrixSubject): void {
  // A group of its own, so that only one service stands at a time.
  describe('every route', () => checks(subject));
}

function checks(subject: MatrixSubject): void {
  const { basePath, routes } = subject;
  const withBody = routes.filter((route) => route.body !== undefined);
  let service: RunningService;
  let ada: MatrixPerson;
  beforeAll(async () => {
    service = await subject.start();
    ada = await service.person();
  });
  afterAll(() => service?.close());

  test('nothing is served but the contract and its description', () => {
    const known = new Set(routes.map((route) => `${route.method} ${basePath}${fastifyPath(route.path)}`));
    const others = service.served.filter(
      (address) => !known.has(address) && !address.startsWith('HEAD ') && !address.endsWith('/openapi.json'),
    );
    expect(others).toEqual([]);
  });

  test('the description describes every route', async () => {
    const { text } = await service.send({ method: 'GET', url: `${basePath}/openapi.json` });
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
    for (const route of routes) expect(paths[route.path]?.[route.method.toLowerCase()], route.path).toBeDefined();
  });

  describe('an honest call is understood', () => {
    test.each(named(routes.filter((route) => !route.rawBody)))('%s', async (_name, route) => {
      const person = await service.person();
      const answer = await service.send(callOf(basePath, route, buildParts(route, person.fields)), {
        token: person.token,
      });
      expect(answer.status).toBeLessThan(500);
      expect(answer.status).not.toBe(401);
      expect(NOT_UNDERSTOOD).not.toContain(errorCodeOf(answer));
    });
  });

  describe('default deny', () => {
    test.each(named(routes.filter((route) => route.auth === 'token')))(
      '%s is a 401 without a token of ours',
      async (_name, route) => {
        const call = callOf(basePath, route, buildParts(route, ada.fields));
        for (const authorization of [
          undefined,
          '',
          'Bearer',
          'Bearer ',
          'Bearer a.b.c',
          `Basic ${ada.token}`,
          ada.token,
          `Bearer ${ada.token}x`,
          `Bearer ${ada.token}, ${ada.token}`,
        ]) {
          const answer = await service.send(call, authorization === undefined ? {} : { authorization });
          expect([authorization, answer.status]).toEqual([authorization, 401]);
          expect(isErrorForm(answer)).toBe(true);
        }
      },
    );

    test('no forged or spent token opens anything', async () => {
      const route = routes.find(({ auth }) => auth === 'token');
      if (route === undefined) throw new Error('no route needs a token');
      const eve = await service.person();
      const call = callOf(basePath, route, buildParts(route, eve.fields));
      for (const [attack, token] of tokenAttacks(eve.token, service.tokenSecret, ada.id)) {
        expect([attack, (await service.send(call, { token })).status]).toEqual([attack, 401]);
      }
      // The route may be the one that ends the session: the good token comes last.
      expect((await service.send(call, { token: eve.token })).status).not.toBe(401);
    });
  });

  describe('bad bodies', () => {
    let token = '';
    beforeAll(async () => {
      ({ token } = await service.person());
    });

    /** A body that happens to be good may end the session, as a new password does: then somebody else goes on. */
    const send: typeof service.send = async (call, options) => {
      const answer = await service.send(call, { ...options, token });
      if (answer.status !== 401) return answer;
      ({ token } = await service.person());
      return service.send(call, { ...options, token });
    };

    test.each(named(withBody))('%s refuses what its schema refuses, and never with a 5xx', async (_name, route) => {
      const parts = buildParts(route, ada.fields);
      for (const body of hugeNumbers(parts.body)) {
        expect((await send(callOf(basePath, route, { ...parts, body }), {})).status, JSON.stringify(body)).toBeLessThan(
          500,
        );
      }
      await fc.assert(
        fc.asyncProperty(badBodies(parts.body), async ({ fault, value, neverText }) => {
          const raw = JSON.stringify(value) ?? '';
          const answer = await send(callOf(basePath, route, { ...parts, body: value }), { raw });
          expect(answer.status, fault).toBeLessThan(500);
          if (answer.status >= 400) expect(isErrorForm(answer), fault).toBe(true);
          if (raw.length > (route.bodyLimitBytes ?? API_BODY_BYTES_MAX)) expect(answer.status, fault).toBe(413);
          else if (neverText) expect(answer.status, fault).toBe(400);
          else if (
            route.body !== undefined &&
            !z.safeParse(route.body, raw === '' || raw === 'null' ? undefined : JSON.parse(raw)).success
          )
            expect([400, 422], fault).toContain(answer.status);
        }),
        { numRuns: RUNS },
      );
    });

    test.each(named(withBody))('%s refuses what cannot be read, is too large or no JSON', async (_name, route) => {
      const call = callOf(basePath, route, buildParts(route, ada.fields));
      for (const raw of UNREADABLE_BODIES) {
        const answer = await send(call, { raw });
        expect([raw.slice(0, 40), answer.status]).toEqual([raw.slice(0, 40), 400]);
        expect(isErrorForm(answer)).toBe(true);
      }
      const huge = JSON.stringify({ text: 'x'.repeat(route.bodyLimitBytes ?? API_BODY_BYTES_MAX) });
      expect((await send(call, { raw: huge })).status).toBe(413);
      for (const contentType of [
        'application/xml',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        expect([contentType, (await send(call, { raw: 'a=b', contentType })).status]).toEqual([contentType, 415]);
      }
    });
  });

  test('what is read as bytes is refused unless it is signed', async () => {
    for (const route of routes.filter(({ rawBody }) => rawBody)) {
      const call = callOf(basePath, route, { params: {}, query: {}, body: undefined });
      for (const raw of [
        ...UNREADABLE_BODIES,
        '{}',
        'null',
        '{"type":"checkout.session.completed"}',
        'x'.repeat(API_BODY_BYTES_MAX + 1),
      ]) {
        const answer = await service.send(call, { raw });
        expect([400, 413]).toContain(answer.status);
        expect(isErrorForm(answer)).toBe(true);
      }
    }
  });

  describe('bad addresses', () => {
    test.each(named(routes.filter((route) => route.path.includes('{') || route.query !== undefined)))(
      '%s never answers a bad parameter with a 5xx',
      async (_name, route) => {
        const { params, query, body } = buildParts(route, ada.fields);
        const honest = callOf(basePath, route, { params, query, body });
        for (const bad of BAD_PARAMETERS) {
          const addresses = [
            ...Object.values(params).map((value) => honest.url.replace(encodeURIComponent(value), bad)),
            ...Object.keys(query).flatMap((name) => [
              `${honest.url.split('?')[0]}?${name}=${bad}`,
              `${honest.url.split('?')[0]}?${name}=a&${name}=${bad}`,
              `${honest.url.split('?')[0]}?${name}[x]=${bad}`,
            ]),
          ];
          for (const url of addresses) {
            const answer = await service.send({ ...honest, url }, { token: ada.token });
            expect([url.slice(0, 120), answer.status < 500]).toEqual([url.slice(0, 120), true]);
            if (answer.status >= 400) expect(isErrorForm(answer)).toBe(true);
          }
        }
      },
    );

    test.each(named(routes))('%s answers another method with a plain refusal', async (_name, route) => {
      const { url } = callOf(
        basePath,
        route,
        route.rawBody ? { params: {}, query: {}, body: undefined } : buildParts(route, ada.fields),
      );
      for (const method of METHODS) {
        if (routes.some((known) => answers(known, method, route.path))) continue;
        const answer = await service.send({ method, url }, { token: ada.token });
        expect([method, answer.status]).toEqual([method, 404]);
      }
    });
  });
}
