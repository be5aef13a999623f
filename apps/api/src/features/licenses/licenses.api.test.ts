import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OLDER_KEYS_SHOWN_MAX, PAST_KEYS_SHOWN_MAX } from '@lf/domain/limits';
import { seedKeysOf } from '@lf/platform/testing/plans/seed-past';
import { collectPersonalData } from '../users/data-export.ts';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { License, LicenseList, OlderKeys } from '@lf/contract/licenses';

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
  const past = PAST_KEYS_SHOWN_MAX + OLDER_KEYS_SHOWN_MAX + 3;
  const list = async (token: string, address = '/users/me/licenses') => {
    const { status, body } = await api.call('GET', address, { token });
    expect(status).toBe(200);
    return body as LicenseList;
  };
  const older = (token: string, after: OlderKeys) =>
    list(token, `/users/me/licenses/older?${new URLSearchParams(after as Record<string, string>).toString()}`);
  const isGiven = ({ gift }: License) => gift?.state === 'claimed';

  test('lists every key that can be used, and the newest of the finished and the given ones; its export names all', async () => {
    const ada = await api.signUp();
    const usable = await giveKeyTo(api, ada);
    await seedKeysOf(api.db, ada.id, past);
    await api.db
      .updateTable('licenses')
      .set({ created_at: new Date(0) })
      .where('code', '=', usable)
      .execute();
    const { result: keys, older: after } = await list(ada.token);
    expect(keys.filter(isGiven)).toHaveLength(PAST_KEYS_SHOWN_MAX);
    expect(keys).toHaveLength(2 * PAST_KEYS_SHOWN_MAX + 1);
    expect(keys.at(-1)?.code).toBe(usable);
    const codes = new Set(keys.map(({ code }) => code));
    expect(codes.has(`OWN-${ada.id}-1`)).toBe(true);
    expect(codes.has(`OWN-${ada.id}-${past}`)).toBe(false);
    expect(codes.has(`GIVEN-${ada.id}-1`)).toBe(true);
    expect(codes.has(`GIVEN-${ada.id}-${past}`)).toBe(false);
    expect(after).toEqual({ finished: `OWN-${ada.id}-${PAST_KEYS_SHOWN_MAX}`, given: expect.any(String) as string });
    expect((await collectPersonalData(api.db, ada.id)).keys).toHaveLength(2 * past + 1);
  });

  test.each(['of different dates', 'of the same date'])(
    'shows the older ones on request, %s: each once',
    async (dates) => {
      const ada = await api.signUp();
      await seedKeysOf(api.db, ada.id, past);
      if (dates === 'of the same date') {
        const date = new Date('2026-01-02T03:04:05.678Z');
        await api.db.updateTable('licenses').set({ created_at: date }).where('user_id', '=', ada.id).execute();
        await api.db.updateTable('gifts').set({ claimed_at: date }).where('giver_id', '=', ada.id).execute();
      }
      const first = await list(ada.token);
      const second = await older(ada.token, first.older ?? {});
      expect(second.result).toHaveLength(2 * OLDER_KEYS_SHOWN_MAX);
      const third = await older(ada.token, second.older ?? {});
      expect(third.result).toHaveLength(2 * 3);
      expect(third.older).toBeUndefined();
      const all = [first, second, third].flatMap(({ result }) => result);
      const numbers = Array.from({ length: past }, (_, n) => n + 1);
      const codesOf = (keys: readonly License[]) => keys.map(({ code }) => code).toSorted();
      const named = (kind: string) => numbers.map((n) => `${kind}-${ada.id}-${n}`).toSorted();
      expect(codesOf(all.filter(isGiven))).toEqual(named('GIVEN'));
      expect(codesOf(all.filter((key) => !isGiven(key)))).toEqual(named('OWN'));
    },
  );

  test('shows nothing older to somebody else, nor without anything to go on from', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    await seedKeysOf(api.db, ada.id, past);
    await seedKeysOf(api.db, bob.id, 3);
    const { older: after = {} } = await list(ada.token);
    expect(await older(bob.token, after)).toEqual({ result: [] });
    expect(await older(ada.token, {})).toEqual({ result: [] });
    expect((await api.call('GET', '/users/me/licenses/older?given=1', { token: ada.token })).status).toBe(400);
  });
});
