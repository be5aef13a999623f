import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '@lf/platform/http/create-server';
import { registerApi } from '../../app.ts';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { runOperator } from '../../operator/run-operator.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { createFindLink } from './links.repo.ts';
import type { FastifyInstance } from 'fastify';

let api: TestApi;
let other: FastifyInstance;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  // As a second process on the same database: it keeps its own copies.
  other = createServer(api.config);
  await registerApi(other, api);
  [ada, bob] = await Promise.all([api.signUp('Ada'), api.signUp('Bob')]);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

/** The status at both, for a stranger and for somebody signed in. */
const seen = (code: string) =>
  Promise.all(
    [api.server, other].flatMap((server) =>
      [{}, { authorization: `Bearer ${bob.token}` }].map(
        async (headers) => (await server.inject({ url: `/api/fingerprints/${code}`, headers })).statusCode,
      ),
    ),
  );
const SHOWN = [200, 200, 200, 200];
const DEAD = [404, 404, 404, 404];
const share = (code: string, isPublic: boolean) =>
  api.call('PUT', `/fingerprints/${code}/sharing`, { token: ada.token, body: { public: isPublic } });

describe('a shared result that was shown before', () => {
  test('is gone from every process as soon as its link is switched off, and back with it', async () => {
    const code = await finishKeyOf(api, ada);
    for (let round = 0; round < 5; round += 1) {
      expect(await seen(code)).toEqual(SHOWN);
      await share(code, false);
      expect(await seen(code)).toEqual(DEAD);
      await share(code, true);
    }
    expect(await seen(code)).toEqual(SHOWN);
  });

  test('is open as soon as it is shared, however short the time since somebody found it closed', async () => {
    const code = await finishKeyOf(api, ada);
    await share(code, false);
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    try {
      const findLink = createFindLink(api.db);
      expect((await findLink(code))?.public).toBe(false);
      await api.db.updateTable('fingerprints').set({ public: true }).where('license_code', '=', code).execute();
      expect((await findLink(code))?.public).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is gone from every process as soon as its link is replaced', async () => {
    const code = await finishKeyOf(api, ada);
    expect(await seen(code)).toEqual(SHOWN);
    const { body } = await api.call('POST', `/fingerprints/${code}/link`, { token: ada.token });
    expect(await seen(code)).toEqual(DEAD);
    expect(await seen((body as { shareCode: string }).shareCode)).toEqual(SHOWN);
  });

  test('is gone from every process as soon as its owner deletes the account', async () => {
    const eve = await api.signUp('Eve');
    const code = await finishKeyOf(api, eve);
    expect(await seen(code)).toEqual(SHOWN);
    await api.call('DELETE', '/users/me', { token: eve.token, body: { password: eve.password } });
    expect(await seen(code)).toEqual(DEAD);
  });

  test('is gone from every process as soon as the operator took its key back', async () => {
    const code = await finishKeyOf(api, ada);
    expect(await seen(code)).toEqual(SHOWN);
    const open = () => Promise.resolve({ db: api.db, config: api.config, close: () => Promise.resolve() });
    expect((await runOperator(['key', 'revoke', '--code', code, '--force'], open)).exitCode).toBe(0);
    expect(await seen(code)).toEqual(DEAD);
  });

  test('shows the owner what strangers do not get, before and after strangers asked', async () => {
    const code = await finishKeyOf(api, ada);
    const own = () => api.call('GET', `/fingerprints/${code}`, { token: ada.token });
    expect((await own()).body).toHaveProperty('own');
    await seen(code);
    expect((await own()).body).toHaveProperty('own');
    expect((await api.call('GET', `/fingerprints/${code}`)).body).not.toHaveProperty('own');
    // A token of the owner's that was logged out makes a stranger.
    const gone = await api.signUp('Gone');
    const theirs = await finishKeyOf(api, gone);
    await api.call('POST', '/auth/logout', { token: gone.token });
    expect((await api.call('GET', `/fingerprints/${theirs}`, { token: gone.token })).body).not.toHaveProperty('own');
  });
});

describe('a session that was ended at one process', () => {
  test('is gone at every other at once, also among calls of people whose sessions stand', async () => {
    const eve = await api.signUp('Eve');
    const ask = ({ token }: TestUser) =>
      other.inject({ url: '/api/users/me/licenses', headers: { authorization: `Bearer ${token}` } });
    expect((await ask(eve)).statusCode).toBe(200);
    await api.call('POST', '/auth/logout', { token: eve.token });
    const answers = await Promise.all([bob, eve, ada, eve, bob].map(ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 401, 200]);
  });
});
