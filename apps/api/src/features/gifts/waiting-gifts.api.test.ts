import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import type { License } from '@lf/contract/licenses';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const waiting = async ({ token }: TestUser) =>
  ((await api.call('GET', '/users/me/gifts', { token })).body as { result: { id: string }[] }).result;
const claim = (user: TestUser, id: string) => api.call('POST', `/gifts/${id}/claim`, { token: user.token });
const setConfirmed = (user: TestUser, at: Date | null) =>
  api.db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', user.id).execute();

async function sendKeyTo(email: string) {
  const giver = await api.signUp();
  const code = await giveKeyTo(api, giver);
  const given = await api.call('POST', `/licenses/${code}/gifts`, { token: giver.token, body: { email } });
  return { giver, ...(given.body as { id: string; link: string }) };
}

describe('a key sent to the address of an account', () => {
  test('waits there and is claimed without its link', async () => {
    const bob = await api.signUp('Bob');
    const { id, giver } = await sendKeyTo(bob.email.toUpperCase());
    expect(await waiting(bob)).toEqual([{ id, createdAt: expect.any(String) }]);
    const claimed = await claim(bob, id);
    expect(claimed.status).toBe(201);
    expect((claimed.body as License).userId).toBe(bob.id);
    expect(await waiting(bob)).toEqual([]);
    expect((await claim(bob, id)).status).toBe(404);
    expect(JSON.stringify(claimed.body)).not.toContain(giver.id);
  });

  test('is not shown before the address is confirmed', async () => {
    const bob = await api.signUp('Bob');
    await setConfirmed(bob, null);
    const { id } = await sendKeyTo(bob.email);
    expect(await waiting(bob)).toEqual([]);
    expect((await claim(bob, id)).status).toBe(404);
    await setConfirmed(bob, new Date());
    expect(await waiting(bob)).toHaveLength(1);
  });

  test('is nobody else’s, and gone once taken back', async () => {
    const [bob, eve] = [await api.signUp('Bob'), await api.signUp('Eve')];
    const { id, giver } = await sendKeyTo(bob.email);
    expect(await waiting(eve)).toEqual([]);
    expect((await claim(eve, id)).status).toBe(404);
    await api.call('DELETE', `/gifts/${id}`, { token: giver.token });
    expect(await waiting(bob)).toEqual([]);
    expect((await claim(bob, id)).status).toBe(404);
  });

  test('needs a token', async () => {
    expect((await api.call('GET', '/users/me/gifts')).status).toBe(401);
    expect((await api.call('POST', '/gifts/00000000-0000-4000-8000-000000000000/claim')).status).toBe(401);
  });
});
