import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIDE_BY_SIDE_LINK_DAYS, SIDE_BY_SIDE_MAX } from '@lf/domain/together-limits';
import { finishKeyOf, saveResult } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { sweepSideBySides } from './side-by-side.repo.ts';
import { acceptLink, inviteBeside, listed, pairOf, secretOf } from '../../testing/side-by-side.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const invite = (user: TestUser, code: string) => inviteBeside(api, user, code);
const open = (user: TestUser, secret: string) =>
  api.call('POST', '/side-by-side/open', { token: user.token, body: { secret } });
const accept = (user: TestUser, secret: string, licenseCode: string) => acceptLink(api, user, secret, licenseCode);
const see = (user: TestUser, id: string) => api.call('GET', `/side-by-side/${id}`, { token: user.token });
const end = (user: TestUser, id: string) => api.call('DELETE', `/side-by-side/${id}`, { token: user.token });
const linkOf = async (user: TestUser, code: string) => (await invite(user, code)).body as { id: string; link: string };

async function twoPeople() {
  const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')];
  return { ada, bob, adas: await finishKeyOf(api, ada), bobs: await finishKeyOf(api, bob) };
}

const age = (id: string, days: number) =>
  sql`update side_by_sides set created_at = now() - make_interval(days => ${days}::int) where id = ${id}`.execute(
    api.db,
  );

test('without a token nothing answers', async () => {
  for (const [method, url, body] of [
    ['POST', '/fingerprints/SOMEKEY/side-by-side', undefined],
    ['GET', '/users/me/side-by-side', undefined],
    ['POST', '/side-by-side/open', { secret: 'x' }],
    ['POST', '/side-by-side/accept', { secret: 'x', licenseCode: 'x' }],
    ['GET', `/side-by-side/${NOBODY}`, undefined],
    ['DELETE', `/side-by-side/${NOBODY}`, undefined],
  ] as const)
    expect((await api.call(method, url, { body })).status, url).toBe(401);
});

test('bad bodies are refused', async () => {
  const ada = await api.signUp();
  for (const [url, body] of [
    ['/side-by-side/open', {}],
    ['/side-by-side/open', { secret: '' }],
    ['/side-by-side/open', { secret: 'x', more: 1 }],
    ['/side-by-side/accept', { secret: 'x' }],
    ['/side-by-side/accept', { secret: 'x', licenseCode: 'with space' }],
  ] as const)
    expect([400, 422], url).toContain((await api.call('POST', url, { token: ada.token, body })).status);
});

describe('a link', () => {
  test('is made for a finished result of one’s own, and only the hash of its secret is kept', async () => {
    const { ada, adas } = await twoPeople();
    const made = await invite(ada, adas);
    expect(made.status).toBe(201);
    const { link } = made.body as { link: string };
    expect(link).toMatch(/\/side-by-side\?with=[\w-]{43}$/);
    const rows = await api.db.selectFrom('side_by_sides').selectAll().where('inviter_id', '=', ada.id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secretOf(link));
  });

  test('is not made for another’s, an unfinished or a revoked key', async () => {
    const { ada, bob, adas } = await twoPeople();
    const fresh = await giveKeyTo(api, ada);
    await saveResult(api, ada, fresh);
    expect((await invite(ada, fresh)).body).toMatchObject({ statusCode: 404, code: 'side_by_side_unfinished' });
    expect((await invite(bob, adas)).body).toMatchObject({ statusCode: 404, code: 'side_by_side_unfinished' });
    await api.db.updateTable('licenses').set({ revoked_at: new Date() }).where('code', '=', adas).execute();
    expect((await invite(ada, adas)).body).toMatchObject({ statusCode: 404, code: 'side_by_side_unfinished' });
  });

  test('says who asks to whoever opens it, and says to its maker that it is theirs', async () => {
    const { ada, bob, adas } = await twoPeople();
    const { link } = await linkOf(ada, adas);
    expect((await open(bob, secretOf(link))).body).toEqual({ firstName: 'Ada', state: 'open' });
    expect((await open(ada, secretOf(link))).body).toEqual({ firstName: 'Ada', state: 'own' });
  });

  test('is dead when it was taken back, is too old, unknown, or its key was revoked', async () => {
    const { ada, bob, adas, bobs } = await twoPeople();
    const [back, old, revoked] = [await linkOf(ada, adas), await linkOf(ada, adas), await linkOf(ada, adas)];
    expect((await end(ada, back.id)).status).toBe(204);
    await age(old.id, SIDE_BY_SIDE_LINK_DAYS + 1);
    for (const secret of [secretOf(back.link), secretOf(old.link), 'unknown']) {
      expect((await open(bob, secret)).body).toMatchObject({ statusCode: 404, code: 'side_by_side_unknown' });
      expect((await accept(bob, secret, bobs)).body).toMatchObject({ statusCode: 404, code: 'side_by_side_unknown' });
    }
    await api.db.updateTable('licenses').set({ revoked_at: new Date() }).where('code', '=', adas).execute();
    expect((await open(bob, secretOf(revoked.link))).status).toBe(404);
    expect((await accept(bob, secretOf(revoked.link), bobs)).status).toBe(404);
  });

  test('is good on its last day', async () => {
    const { ada, bob, adas, bobs } = await twoPeople();
    const { id, link } = await linkOf(ada, adas);
    await age(id, SIDE_BY_SIDE_LINK_DAYS - 1);
    expect((await accept(bob, secretOf(link), bobs)).status).toBe(201);
  });

  test('is made as often as an account can hold, also by many calls at once', async () => {
    const { ada, adas } = await twoPeople();
    const answers = await Promise.all(Array.from({ length: SIDE_BY_SIDE_MAX + 3 }, () => invite(ada, adas)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SIDE_BY_SIDE_MAX);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.body).toMatchObject({ statusCode: 409, code: 'side_by_side_too_many' });
    const [first] = await listed(api, ada);
    await end(ada, first?.id ?? '');
    expect((await invite(ada, adas)).status).toBe(201);
  });
});

describe('agreeing', () => {
  test('puts the two side by side, once', async () => {
    const { ada, bob, adas, bobs } = await twoPeople();
    const { id, link } = await linkOf(ada, adas);
    expect(await accept(bob, secretOf(link), bobs)).toMatchObject({ status: 201, body: { id } });
    expect(await accept(bob, secretOf(link), bobs)).toMatchObject({ status: 201, body: { id } });
    expect((await open(bob, secretOf(link))).body).toEqual({ firstName: 'Ada', state: 'together', id });
    expect((await open(ada, secretOf(link))).body).toEqual({ firstName: 'Ada', state: 'together', id });
    const begun = await api.db
      .selectFrom('audit_events')
      .select('user_id')
      .where('kind', '=', 'side_by_side_begun')
      .where('user_id', 'in', [ada.id, bob.id])
      .execute();
    expect(new Set(begun.map(({ user_id: userId }) => userId))).toEqual(new Set([ada.id, bob.id]));
    expect(begun).toHaveLength(2);
  });

  test('takes a finished result of one’s own', async () => {
    const { ada, bob, adas } = await twoPeople();
    const { link } = await linkOf(ada, adas);
    for (const code of [await giveKeyTo(api, bob), adas, 'NOSUCHKEY'])
      expect((await accept(bob, secretOf(link), code)).body).toMatchObject({
        statusCode: 404,
        code: 'side_by_side_unfinished',
      });
  });

  test('does not take one’s own link', async () => {
    const { ada, adas } = await twoPeople();
    const { link } = await linkOf(ada, adas);
    expect((await accept(ada, secretOf(link), await finishKeyOf(api, ada))).body).toMatchObject({
      statusCode: 409,
      code: 'side_by_side_own',
    });
  });

  test('of two who sent each other a link is one pair, and its end is the end', async () => {
    const { ada, bob, adas, bobs } = await twoPeople();
    const [hers, his] = [await linkOf(ada, adas), await linkOf(bob, bobs)];
    const { id } = (await accept(bob, secretOf(hers.link), bobs)).body as { id: string };
    expect(await accept(ada, secretOf(his.link), adas)).toMatchObject({ status: 201, body: { id } });
    for (const user of [ada, bob]) expect(await listed(api, user)).toHaveLength(1);
    // The link that was not needed is used up, also for a backup.
    const ended = api.db.selectFrom('ended_consents').select('id').where('id', '=', his.id);
    expect(await ended.execute()).toEqual([{ id: his.id }]);
    expect((await end(bob, id)).status).toBe(204);
    for (const user of [ada, bob]) expect(await listed(api, user)).toEqual([]);
    expect((await accept(ada, secretOf(his.link), adas)).body).toMatchObject({ code: 'side_by_side_unknown' });
  });

  test('of two who use each other’s link at once is one pair', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { ada, bob, adas, bobs } = await twoPeople();
      const [hers, his] = [await linkOf(ada, adas), await linkOf(bob, bobs)];
      const answers = await Promise.all([
        accept(bob, secretOf(hers.link), bobs),
        accept(ada, secretOf(his.link), adas),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      for (const user of [ada, bob]) expect(await listed(api, user)).toHaveLength(1);
    }
  });

  test('by another fingerprint of the same two is another pair', async () => {
    const { ada, bob, adas, bobs } = await twoPeople();
    const [first, second] = [await linkOf(ada, adas), await linkOf(ada, adas)];
    const other = await finishKeyOf(api, bob);
    await accept(bob, secretOf(first.link), bobs);
    expect(await accept(bob, secretOf(second.link), other)).toMatchObject({ status: 201, body: { id: second.id } });
    expect(await listed(api, ada)).toHaveLength(2);
  });

  test('20 people at once: one is beside the inviter, for the others the link is dead', async () => {
    const ada = await api.signUp();
    const { link } = await linkOf(ada, await finishKeyOf(api, ada));
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const person = await api.signUp('Eve');
        return { person, code: await finishKeyOf(api, person) };
      }),
    );
    const answers = await Promise.all(people.map(({ person, code }) => accept(person, secretOf(link), code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(await listed(api, ada)).toHaveLength(1);
  });
});

test('both see both, with the names as they are now', async () => {
  const { ada, bob, id } = await pairOf(api);
  await api.db.updateTable('users').set({ first_name: 'Robert' }).where('id', '=', bob.id).execute();
  const { body } = await see(ada, id);
  expect(body).toMatchObject({ id, own: { firstName: 'Ada' }, other: { firstName: 'Robert' } });
  expect((await see(bob, id)).body).toMatchObject({ own: { firstName: 'Robert' }, other: { firstName: 'Ada' } });
});

test('the list names both kinds, newest first, with one’s own key', async () => {
  const { ada, bob, adas, bobs } = await twoPeople();
  const [waiting, together] = [await linkOf(ada, adas), await linkOf(ada, adas)];
  await age(waiting.id, 2);
  await accept(bob, secretOf(together.link), bobs);
  const since = expect.any(String) as string;
  expect(await listed(api, ada)).toEqual([
    { id: together.id, state: 'together', firstName: 'Bob', licenseCode: adas, since },
    { id: waiting.id, state: 'waiting', firstName: null, licenseCode: adas, since },
  ]);
  expect(await listed(api, bob)).toEqual([
    { id: together.id, state: 'together', firstName: 'Ada', licenseCode: bobs, since },
  ]);
  await age(waiting.id, SIDE_BY_SIDE_LINK_DAYS + 1);
  expect(await listed(api, ada)).toHaveLength(1);
});

describe('the end', () => {
  test.each(['ada', 'bob'] as const)('by %s is the end for both, and a backup does not bring it back', async (who) => {
    const { id, ...people } = await pairOf(api);
    expect((await end(people[who], id)).status).toBe(204);
    expect((await end(people[who], id)).body).toMatchObject({ statusCode: 404, code: 'side_by_side_gone' });
    expect(await api.db.selectFrom('ended_consents').select('id').where('id', '=', id).execute()).toEqual([{ id }]);
    for (const user of [people.ada, people.bob]) {
      expect(await listed(api, user)).toEqual([]);
      const ended = await api.db
        .selectFrom('audit_events')
        .select('kind')
        .where('user_id', '=', user.id)
        .where('kind', '=', 'side_by_side_ended')
        .execute();
      expect(ended).toHaveLength(1);
    }
  });

  test('takes back the links of whoever ends it that nobody has used yet, also for a backup; the other’s stay', async () => {
    const { ada, bob, adas, bobs, id } = await pairOf(api);
    const bobsOther = await finishKeyOf(api, bob);
    const his = [await linkOf(bob, bobs), await linkOf(bob, bobsOther)];
    const hers = await linkOf(ada, adas);
    const zoe = await api.signUp('Zoe');
    const used = await linkOf(bob, bobs);
    await accept(zoe, secretOf(used.link), await finishKeyOf(api, zoe));
    expect((await end(bob, id)).status).toBe(204);
    for (const { link } of his)
      expect((await accept(ada, secretOf(link), adas)).body).toMatchObject({ code: 'side_by_side_unknown' });
    expect((await listed(api, ada)).map((each) => each.id)).toEqual([hers.id]);
    expect((await listed(api, bob)).map((each) => each.id)).toEqual([used.id]);
    const ids = [id, ...his.map((each) => each.id)];
    const ended = api.db
      .selectFrom('ended_consents')
      .select('id')
      .where('id', 'in', [...ids, hers.id, used.id]);
    expect((await ended.execute()).map((row) => row.id).toSorted()).toEqual(ids.toSorted());
    expect(await accept(bob, secretOf(hers.link), bobs)).toMatchObject({ status: 201, body: { id: hers.id } });
  });

  test('is the end also where the other uses an older link at once', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { ada, bob, adas, bobs, id } = await pairOf(api);
      const { link } = await linkOf(bob, bobs);
      const [ended] = await Promise.all([end(bob, id), accept(ada, secretOf(link), adas)]);
      expect(ended.status).toBe(204);
      for (const user of [ada, bob]) expect(await listed(api, user)).toEqual([]);
    }
  });

  test('of a link that nobody has used is the end of that one alone', async () => {
    const { ada, adas, id } = await pairOf(api);
    const [one, other] = [await linkOf(ada, adas), await linkOf(ada, adas)];
    expect((await end(ada, one.id)).status).toBe(204);
    expect((await listed(api, ada)).map((each) => each.id).toSorted()).toEqual([id, other.id].toSorted());
  });

  test('by both at once is one end', async () => {
    const { ada, bob, id } = await pairOf(api);
    const answers = await Promise.all([end(ada, id), end(bob, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  test('comes with the end of an account', async () => {
    const { ada, bob, id } = await pairOf(api);
    const body = { password: ada.password };
    expect((await api.call('DELETE', '/users/me', { token: ada.token, body })).status).toBe(204);
    expect(await api.db.selectFrom('side_by_sides').select('id').where('id', '=', id).execute()).toEqual([]);
    expect((await see(bob, id)).body).toMatchObject({ code: 'side_by_side_gone' });
    expect(await listed(api, bob)).toEqual([]);
  });

  test('comes to links that nobody used, and to them alone', async () => {
    const { ada, adas, id } = await pairOf(api);
    const [old, young] = [await linkOf(ada, adas), await linkOf(ada, adas)];
    for (const each of [old.id, id]) await age(each, SIDE_BY_SIDE_LINK_DAYS + 1);
    await age(young.id, SIDE_BY_SIDE_LINK_DAYS - 1);
    await sweepSideBySides(api.db);
    const left = await api.db.selectFrom('side_by_sides').select('id').where('inviter_id', '=', ada.id).execute();
    expect(left.map((row) => row.id).toSorted()).toEqual([young.id, id].toSorted());
  });
});
