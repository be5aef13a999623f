import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db
    .insertInto('coupons')
    .values([
      { code: 'WELCOME', keys: 1, max_uses: 1_000 },
      { code: 'TEAM', keys: 3, max_uses: 10 },
      { code: 'OLD', keys: 1, max_uses: 10, expires_at: '2020-01-01T00:00:00Z' },
      { code: 'EMPTY', keys: 1, max_uses: 1, uses: 1 },
      { code: 'OFF', keys: 1, max_uses: 1, disabled_at: '2020-01-01T00:00:00Z' },
    ])
    .execute();
});
afterAll(() => api.close());

const keysOf = async (token: string) =>
  ((await api.call('GET', '/users/me/licenses', { token })).body as { result: { code: string }[] }).result;

describe('POST /coupons/redeem', () => {
  test('gives the key, in any case, and the key stands in the list', async () => {
    const { token, id } = await api.signUp();
    const answer = await api.call('POST', '/coupons/redeem', { token, body: { code: ' welcome ' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: 'active', userId: id });
    expect(await keysOf(token)).toEqual([
      expect.objectContaining({ code: (answer.body as { code: string }).code, status: 'active' }),
    ]);
  });

  test('a coupon may give several', async () => {
    const { token } = await api.signUp();
    const answer = await api.call('POST', '/coupons/redeem', { token, body: { code: 'TEAM' } });
    expect((answer.body as { licenses: unknown[] }).licenses).toHaveLength(3);
    expect(await keysOf(token)).toHaveLength(3);
  });

  test.each([
    ['NOPE', 404, 'coupon_unknown'],
    ['OFF', 404, 'coupon_unknown'],
    ['OLD', 409, 'coupon_expired'],
    ['EMPTY', 409, 'coupon_used_up'],
    ['7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2', 404, 'coupon_is_license'],
    ['   ', 422, 'rule_broken'],
    ['x'.repeat(65), 422, 'rule_broken'],
  ])('%s is refused and changes nothing', async (code, status, reason) => {
    const { token } = await api.signUp();
    for (const path of ['/coupons/redeem', '/coupons/validate']) {
      const answer = await api.call('POST', path, { token, body: { code } });
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code: reason });
    }
    expect(await keysOf(token)).toEqual([]);
  });

  test('once per person, and the failed second try costs no use', async () => {
    const { token } = await api.signUp();
    await api.call('POST', '/coupons/redeem', { token, body: { code: 'WELCOME' } });
    const usesBefore = await api.db
      .selectFrom('coupons')
      .select('uses')
      .where('code', '=', 'WELCOME')
      .executeTakeFirstOrThrow();
    const again = await api.call('POST', '/coupons/redeem', { token, body: { code: 'WELCOME' } });
    expect(again.body).toMatchObject({ statusCode: 409, code: 'coupon_redeemed' });
    expect(
      await api.db.selectFrom('coupons').select('uses').where('code', '=', 'WELCOME').executeTakeFirstOrThrow(),
    ).toEqual(usesBefore);
  });

  test('needs a token', async () => {
    expect((await api.call('POST', '/coupons/redeem', { body: { code: 'WELCOME' } })).status).toBe(401);
  });

  test('50 at once on the last use give exactly one key', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => api.signUp()));
    await api.db.insertInto('coupons').values({ code: 'LAST', keys: 1, max_uses: 5, uses: 4 }).execute();
    const answers = await Promise.all(
      people.map(({ token }) => api.call('POST', '/coupons/redeem', { token, body: { code: 'LAST' } })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);
  });

  test('one person pressing 20 times at once gets one key', async () => {
    const { token } = await api.signUp();
    await api.db.insertInto('coupons').values({ code: 'EAGER', keys: 1, max_uses: 100 }).execute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call('POST', '/coupons/redeem', { token, body: { code: 'EAGER' } })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(await keysOf(token)).toHaveLength(1);
  });
});

describe('POST /coupons/validate', () => {
  test('tells how many keys, and gives none', async () => {
    const { token } = await api.signUp();
    expect((await api.call('POST', '/coupons/validate', { token, body: { code: 'team' } })).body).toEqual({
      code: 'TEAM',
      keys: 3,
    });
    expect(await keysOf(token)).toEqual([]);
  });
});
