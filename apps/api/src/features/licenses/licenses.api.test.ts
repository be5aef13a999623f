import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAST_KEYS_SHOWN_MAX } from '@lf/domain/limits';
import { seedKeysOf } from '@lf/platform/testing/plans/seed-past';
import { collectPersonalData } from '../users/data-export.ts';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const move = (token: string | undefined, licenseCode: string, newStatus: string) =>
  api.call('POST', '/users/me/license-status', {
    ...(token === undefined ? {} : { token }),
    body: { licenseCode, newStatus },
  });

describe('POST /users/me/license-status', () => {
  test('starting moves active to used, and again is no error', async () => {
    const ada = await api.signUp();
    const code = await giveKeyTo(api, ada);
    expect((await move(ada.token, code, 'used')).body).toMatchObject({ code, status: 'used' });
    expect((await move(ada.token, code, 'used')).status).toBe(200);
  });

  test('keeps when a key was begun and finished, once each', async () => {
    const ada = await api.signUp();
    const times = (code: string) =>
      api.db
        .selectFrom('licenses')
        .select(['used_at', 'completed_at'])
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
    const begun = await giveKeyTo(api, ada);
    expect(await times(begun)).toEqual({ used_at: null, completed_at: null });
    await move(ada.token, begun, 'used');
    const first = await times(begun);
    expect(first).toEqual({ used_at: expect.any(Date) as Date, completed_at: null });
    await move(ada.token, begun, 'used');
    expect(await times(begun)).toEqual(first);
    const finished = await finishKeyOf(api, ada);
    expect(await times(finished)).toEqual({
      used_at: expect.any(Date) as Date,
      completed_at: expect.any(Date) as Date,
    });
  });

  test.each([
    ['used', 'active', 409],
    ['active', 'completed', 409],
    ['used', 'completed', 409],
    ['completed', 'used', 409],
    ['active', 'lost', 400],
  ] as const)('%s to %s is refused', async (from, to, status) => {
    const ada = await api.signUp();
    const code = await giveKeyTo(api, ada);
    await api.db.updateTable('licenses').set({ status: from }).where('code', '=', code).execute();
    expect((await move(ada.token, code, to)).status).toBe(status);
    const row = await api.db.selectFrom('licenses').select('status').where('code', '=', code).executeTakeFirstOrThrow();
    expect(row.status).toBe(from);
  });

  test("another's key is not there", async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const code = await giveKeyTo(api, ada);
    expect((await move(bob.token, code, 'used')).status).toBe(404);
    expect((await move(undefined, code, 'used')).status).toBe(401);
  });

  test('a revoked key is not there', async () => {
    const ada = await api.signUp();
    const code = await giveKeyTo(api, ada);
    await api.db.updateTable('licenses').set({ revoked_at: new Date() }).where('code', '=', code).execute();
    expect((await move(ada.token, code, 'used')).status).toBe(404);
    expect((await api.call('GET', '/users/me/licenses', { token: ada.token })).body).toEqual({ result: [] });
  });
});

describe('an account with a long past', () => {
  test('lists every key that can be used, and the newest of the finished and the given ones; its export names all', async () => {
    const ada = await api.signUp();
    const usable = await giveKeyTo(api, ada);
    const past = PAST_KEYS_SHOWN_MAX + 3;
    await seedKeysOf(api.db, ada.id, past);
    await api.db
      .updateTable('licenses')
      .set({ created_at: new Date(0) })
      .where('code', '=', usable)
      .execute();
    const { body } = await api.call('GET', '/users/me/licenses', { token: ada.token });
    const keys = (body as { result: { code: string; createdAt: string; gift?: { state: string } }[] }).result;
    const given = keys.filter(({ gift }) => gift?.state === 'claimed');
    expect(given).toHaveLength(PAST_KEYS_SHOWN_MAX);
    expect(keys).toHaveLength(2 * PAST_KEYS_SHOWN_MAX + 1);
    expect(keys.at(-1)?.code).toBe(usable);
    const codes = new Set(keys.map(({ code }) => code));
    expect(codes.has(`OWN-${ada.id}-1`)).toBe(true);
    expect(codes.has(`OWN-${ada.id}-${past}`)).toBe(false);
    expect(codes.has(`GIVEN-${ada.id}-1`)).toBe(true);
    expect(codes.has(`GIVEN-${ada.id}-${past}`)).toBe(false);
    expect((await collectPersonalData(api.db, ada.id)).keys).toHaveLength(2 * past + 1);
  });
});
