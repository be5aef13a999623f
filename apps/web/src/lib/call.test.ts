// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '@lf/contract/define-route';
import { AI_TURN_WAIT_MS } from '@lf/contract/limits';
import { login } from '@lf/contract/auth';
import { getMe } from '@lf/contract/users';
import { messagesOf } from './api-error.ts';
import { call, callAi } from './call.ts';
import { endSession, getSession, startSession } from './session.ts';

const ada = { id: 'u1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };

const findThing = defineRoute({
  method: 'GET',
  path: '/things/{name}',
  summary: 'For this test',
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.optional(z.number()) }),
  response: z.object({ ok: z.boolean() }),
});

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  happyDOM.setURL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
});

afterAll(() => server.close());

test('a call is waited for longer than the service may take for it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answers(200, { ok: true });
  const waited: number[] = [];
  for (const timeMs of [60_000, 45_000]) {
    await callAi({ ...findThing, timeMs }, { params: { name: 'x' }, query: {} });
    waited.push(Math.max(...timeout.mock.calls.map(([ms]) => ms)));
    timeout.mockClear();
  }
  expect(waited[0]).toBeGreaterThan(60_000 + AI_TURN_WAIT_MS);
  expect(waited[1]).toBeGreaterThan(45_000 + AI_TURN_WAIT_MS);
  expect(waited[0]).toBeGreaterThan(waited[1] ?? 0);
  timeout.mockRestore();
});

beforeEach(() => endSession('logged-out'));

function answers(status: number, body: unknown) {
  const seen: { url?: string | undefined; authorization?: string | undefined; requestId?: string; body?: string } = {};
  answer = (request, response) => {
    if (request.url === '/config.json') {
      response.end('{}');
      return;
    }
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      Object.assign(seen, {
        url: request.url,
        authorization: request.headers.authorization,
        requestId: request.headers['x-request-id'],
        body: text,
      });
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
    });
  };
  return seen;
}

describe('a call', () => {
  it('fills the path, the query and the bearer token', async () => {
    const seen = answers(200, { ok: true });
    startSession('t0ken', ada);
    await expect(call(findThing, { params: { name: 'a/b c' }, query: { page: 2 } })).resolves.toEqual({ ok: true });
    expect(seen).toMatchObject({ url: '/api/things/a%2Fb%20c?page=2', authorization: 'Bearer t0ken' });
  });

  it('sends its body as JSON, and no token when nobody is signed in', async () => {
    const seen = answers(200, { access_token: 'x' });
    await call(login, { body: { email: 'ada@example.org', password: 'secret77' } });
    expect(seen.authorization).toBeUndefined();
    expect(JSON.parse(seen.body ?? '')).toEqual({ email: 'ada@example.org', password: 'secret77' });
  });

  it('names itself to whichever service it calls: one beginning per visit, no name twice', async () => {
    const seen = answers(200, { ok: true });
    const names: string[] = [];
    for (const send of [call, callAi, call]) {
      await send(findThing, { params: { name: 'x' }, query: {} });
      names.push(seen.requestId ?? '');
    }
    // The form that the services take over into their logs.
    for (const name of names) expect(name).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(names).size).toBe(3);
    expect(new Set(names.map((name) => name.split('-')[0])).size).toBe(1);
  });

  it('names itself to the person when the fault is ours, and only then', async () => {
    const seen = answers(500, { statusCode: 500, messages: ['Something went wrong'], code: 'internal' });
    const error: unknown = await call(getMe).catch((caught: unknown) => caught);
    expect(messagesOf(error)).toEqual(['Something went wrong', expect.stringContaining(seen.requestId ?? '?')]);
    answers(422, { statusCode: 422, messages: ['Password is too short.'], code: 'rule_broken' });
    expect(messagesOf(await call(getMe).catch((caught: unknown) => caught))).toEqual(['Password is too short.']);
  });

  it('ends the session on 401, once a token was shown', async () => {
    answers(401, { statusCode: 401, messages: ['Please log in'], code: 'unauthenticated' });
    startSession('stale', ada);
    await expect(call(getMe)).rejects.toMatchObject({ statusCode: 401, code: 'unauthenticated' });
    expect(getSession()).toBeNull();
  });

  it('keeps the session when it is the password that is refused', async () => {
    answers(401, { statusCode: 401, messages: ['Wrong password'], code: 'wrong_password' });
    startSession('fresh', ada);
    await expect(call(login, { body: { email: 'a@b.org', password: 'x' } })).rejects.toMatchObject({ statusCode: 401 });
    expect(getSession()?.token).toBe('fresh');
  });

  it('does not end a newer session than the one that was refused', async () => {
    answers(401, {});
    startSession('newer', ada);
    await expect(call(getMe, {}, { token: 'older' })).rejects.toMatchObject({ statusCode: 401 });
    expect(getSession()?.token).toBe('newer');
  });

  it('refuses an answer that does not keep the contract', async () => {
    answers(200, { ok: 'perhaps' });
    await expect(call(findThing, { params: { name: 'x' }, query: {} })).rejects.toMatchObject({
      code: 'unexpected_answer',
    });
  });

  it('tells silence from refusal', async () => {
    answer = (request, response) => (request.url === '/config.json' ? response.end('{}') : request.socket.destroy());
    await expect(call(getMe)).rejects.toMatchObject({ name: 'NetworkError' });
  });
});
