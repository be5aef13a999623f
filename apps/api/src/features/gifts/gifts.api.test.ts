import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { License } from '@lf/contract/licenses';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const keysOf = async (token: string) =>
  ((await api.call('GET', '/users/me/licenses', { token })).body as { result: License[] }).result;
const give = (token: string, code: string, body: unknown = {}) =>
  api.call('POST', `/licenses/${code}/gifts`, { token, body });
const secretOf = (link: string) => new URL(link).searchParams.get('gift') ?? '';
const claim = (token: string, secret: string) => api.call('POST', '/gifts/claim', { token, body: { secret } });

describe('giving a key', () => {
  test('the recipient gets it under a new code, the giver sees its status only', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const code = await giveKeyTo(api, ada);
    const given = await give(ada.token, code);
    expect(given.status).toBe(201);
    const { link } = given.body as { link: string };
    expect(await keysOf(ada.token)).toEqual([
      expect.objectContaining({ code, gift: expect.objectContaining({ state: 'sent' }) }),
    ]);

    const claimed = await claim(bob.token, secretOf(link));
    expect(claimed.status).toBe(201);
    const mine = claimed.body as License;
    expect(mine.userId).toBe(bob.id);
    expect(mine.code).not.toBe(code);

    await api.call('POST', '/users/me/license-status', {
      token: bob.token,
      body: { licenseCode: mine.code, newStatus: 'used' },
    });
    const [seen] = await keysOf(ada.token);
    expect(seen).toMatchObject({ code, status: 'used', userId: null, gift: { state: 'claimed' } });
    for (const theirs of [mine.code, bob.id]) expect(JSON.stringify(await keysOf(ada.token))).not.toContain(theirs);
    expect(
      (
        await api.call('POST', '/users/me/license-status', {
          token: ada.token,
          body: { licenseCode: code, newStatus: 'used' },
        })
      ).status,
    ).toBe(404);
  });

  test('by e-mail, with the link in both parts', async () => {
    const ada = await api.signUp();
    const code = await giveKeyTo(api, ada);
    const { link } = (await give(ada.token, code, { email: 'Friend@Example.com' })).body as { link: string };
    const outbox = path.join(api.config.DATA_DIR, 'outbox');
    const files = await expect
      .poll(() => readdir(outbox).catch(() => []))
      .not.toEqual([])
      .then(() => readdir(outbox));
    const mail = await PostalMime.parse(await readFile(path.join(outbox, files[0] ?? '')));
    expect(mail.to).toEqual([expect.objectContaining({ address: 'friend@example.com' })]);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  });

  test('taken back, it is the giver’s again and the link is dead', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const code = await giveKeyTo(api, ada);
    const { id, link } = (await give(ada.token, code)).body as { id: string; link: string };
    expect((await api.call('DELETE', `/gifts/${id}`, { token: bob.token })).status).toBe(404);
    expect((await api.call('DELETE', `/gifts/${id}`, { token: ada.token })).status).toBe(204);
    expect((await claim(bob.token, secretOf(link))).status).toBe(404);
    expect(await keysOf(ada.token)).toEqual([expect.not.objectContaining({ gift: expect.anything() })]);
  });

  test('claimed a second time by the same person, it is said to be theirs; to others the link is dead', async () => {
    const [ada, bob, eve] = [await api.signUp(), await api.signUp('Bob'), await api.signUp('Eve')];
    const { link } = (await give(ada.token, await giveKeyTo(api, ada))).body as { link: string };
    await claim(bob.token, secretOf(link));
    expect((await claim(bob.token, secretOf(link).toUpperCase())).body).toMatchObject({
      statusCode: 409,
      code: 'gift_yours',
    });
    expect((await claim(eve.token, secretOf(link))).body).toMatchObject({ statusCode: 404, code: 'gift_unknown' });
    expect(await keysOf(bob.token)).toHaveLength(1);
  });

  test('20 claims at once: one succeeds', async () => {
    const ada = await api.signUp();
    const people = await Promise.all(Array.from({ length: 20 }, () => api.signUp('Eve')));
    const { link } = (await give(ada.token, await giveKeyTo(api, ada))).body as { link: string };
    const answers = await Promise.all(people.map((person) => claim(person.token, secretOf(link))));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(19);
  });

  test('what cannot be given, is not', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const code = await giveKeyTo(api, ada);
    expect((await give(bob.token, code)).status).toBe(404);
    const { link } = (await give(ada.token, code)).body as { link: string };
    expect((await give(ada.token, code)).status).toBe(409);
    expect((await claim(ada.token, secretOf(link))).body).toMatchObject({ code: 'gift_own' });
    const started = await api.call('POST', '/users/me/license-status', {
      token: ada.token,
      body: { licenseCode: code, newStatus: 'used' },
    });
    expect(started.body).toMatchObject({ statusCode: 409, code: 'license_is_gift' });
    const used = await giveKeyTo(api, ada);
    await api.call('POST', '/users/me/license-status', {
      token: ada.token,
      body: { licenseCode: used, newStatus: 'used' },
    });
    expect((await give(ada.token, used)).body).toMatchObject({ code: 'license_not_givable' });
    expect((await give(ada.token, await giveKeyTo(api, ada), { email: 'a@example.com, b@example.com' })).status).toBe(
      422,
    );
  });

  test('needs a token', async () => {
    expect((await api.call('POST', '/gifts/claim', { body: { secret: 'x' } })).status).toBe(401);
    expect((await api.call('POST', '/licenses/X/gifts', { body: {} })).status).toBe(401);
    expect((await api.call('DELETE', '/gifts/00000000-0000-4000-8000-000000000000')).status).toBe(401);
  });
});

test('nobody can be sent more than ten mails a day, by whomever; a link can still be given', async () => {
  const strict = await startTestApi({ RATE_LIMIT_FACTOR: '1' });
  try {
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      const giver = await strict.signUp(`Giver${n}`);
      const code = await giveKeyTo(strict, giver);
      const url = `/licenses/${code}/gifts`;
      const { status } = await strict.call('POST', url, { token: giver.token, body: { email: 'friend@example.com' } });
      answers.push(status);
      if (status === 429) expect((await strict.call('POST', url, { token: giver.token, body: {} })).status).toBe(201);
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([429, 429]);
  } finally {
    await strict.close();
  }
});
