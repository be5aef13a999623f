import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveKeyTo } from '../../testing/give-key.ts';
import { newCode } from '../licenses/licenses.repo.ts';
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

  test.each(['we1c0me', '“WELCOME”.', ' - Wel.come - ', 'WEICOME'])('%s is read as WELCOME', async (code) => {
    const { token } = await api.signUp();
    const answer = await api.call('POST', '/coupons/redeem', { token, body: { code } });
    expect(answer.body).toMatchObject({ status: 'active', source: 'access-code' });
    const again = await api.call('POST', '/coupons/redeem', { token, body: { code: 'WELCOME' } });
    expect(again.body).toMatchObject({ code: 'coupon_redeemed' });
  });

  test('of two codes that look alike the very one counts, and neither is guessed', async () => {
    await api.db
      .insertInto('coupons')
      .values([
        { code: 'TWIN-0', keys: 1, max_uses: 9 },
        { code: 'TWIN-O', keys: 2, max_uses: 9 },
      ])
      .execute();
    const { token } = await api.signUp();
    const validate = (code: string) => api.call('POST', '/coupons/validate', { token, body: { code } });
    expect((await validate('TWIN-0')).body).toEqual({ code: 'TWIN-0', keys: 1 });
    expect((await validate('twin-o')).body).toEqual({ code: 'TWIN-O', keys: 2 });
    expect((await validate('TW1N-O')).body).toMatchObject({ code: 'coupon_unknown' });
  });

  test('one’s own key is said to be there already', async () => {
    const user = await api.signUp();
    const code = (await giveKeyTo(api, user)).toLowerCase().replaceAll('-', ' ');
    const answer = await api.call('POST', '/coupons/redeem', { token: user.token, body: { code } });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'coupon_is_own_key' });
  });

  test('a key of somebody else and one of nobody are answered alike', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const redeem = (code: string) => api.call('POST', '/coupons/redeem', { token: bob.token, body: { code } });
    const [theirs, nobodys] = [await redeem(await giveKeyTo(api, ada)), await redeem(newCode())];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nobodys.body);
  });

  test('a gift link is claimed, also in capitals and with what was copied along', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const given = await api.call('POST', `/licenses/${await giveKeyTo(api, ada)}/gifts`, {
      token: ada.token,
      body: {},
    });
    const { link } = given.body as { link: string };
    const redeem = (code: string) => api.call('POST', '/coupons/redeem', { token: bob.token, body: { code } });
    const answer = await redeem(`Here it is: <${link.toUpperCase()}>.`);
    expect(answer.body).toMatchObject({ userId: bob.id, status: 'active', source: 'gift' });
    expect((await redeem(link)).body).toMatchObject({ statusCode: 409, code: 'gift_yours' });
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
    ['“..”', 422, 'rule_broken'],
    ['x'.repeat(65), 404, 'coupon_unknown'],
    ['x'.repeat(2_049), 422, 'rule_broken'],
    ['7kq2 9mzx 7kq2 9mzx 7kq2 9mzx 7kq2', 404, 'coupon_is_license'],
    ['https://lf.example/digital-fingerprint/7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2', 404, 'coupon_is_share_link'],
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
