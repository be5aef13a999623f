import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKey } from '../account-key.ts';
import { buyKeys } from '../../testing/buy-keys.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import type { BoughtKey } from '@lf/contract/gifts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let count = 0;
const address = (name = 'friend') => `${name}-${(count += 1)}-${process.pid}@example.com`;
const send = ({ token }: TestUser, body: object) =>
  api.call('POST', '/gifts/send', { token, body: { id: randomUUID(), ...body } });
const ledger = async ({ token }: TestUser, orderId: string) =>
  ((await api.call('GET', `/users/me/orders/${orderId}/keys`, { token })).body as { result: BoughtKey[] }).result;
const keyOf = async (buyer: TestUser, orderId: string, email: string) =>
  (await ledger(buyer, orderId)).find((key) => key.gift?.recipientEmail === email);
const stateOf = async (buyer: TestUser, orderId: string, email: string) => (await keyOf(buyer, orderId, email))?.state;
const reached = (buyer: TestUser, orderId: string, email: string) =>
  expect.poll(() => stateOf(buyer, orderId, email)).toBe('sent');
const linksIn = async (email: string, mails = 1) =>
  (await mailsTo(api, email, mails)).map((mail) => /claim-key\?gift=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '');
const claim = ({ token }: TestUser, secret: string) => api.call('POST', '/gifts/claim', { token, body: { secret } });

async function buyer(quantity: number) {
  const ada = await api.signUp();
  return { ada, orderId: await buyKeys(api, ada, quantity) };
}

describe('sending keys to several people', () => {
  test('each gets a mail with the message and a link of their own; the buyer sees who was reached', async () => {
    const { ada, orderId } = await buyer(3);
    const [one, two] = [address(), address()];
    const answer = await send(ada, {
      orderId,
      emails: [one, two.toUpperCase(), one],
      message: 'Have fun. See https://evil.example/x',
    });
    expect([answer.status, answer.body]).toEqual([201, { sent: 2 }]);
    await reached(ada, orderId, one);
    await reached(ada, orderId, two);
    const [mail] = await mailsTo(api, one);
    expect(mail?.text).toContain('Their message: “Have fun. See https evil example x”');
    expect(await linksIn(one)).not.toEqual(await linksIn(two));
    expect((await ledger(ada, orderId)).map(({ state }) => state).toSorted()).toEqual(['free', 'sent', 'sent']);
  });

  test('the same sending twice is one', async () => {
    const { ada, orderId } = await buyer(4);
    const body = { id: randomUUID(), orderId, emails: [address(), address()] };
    expect((await send(ada, body)).body).toEqual({ sent: 2 });
    expect((await send(ada, body)).body).toEqual({ sent: 2 });
    expect((await ledger(ada, orderId)).filter(({ state }) => state === 'free')).toHaveLength(2);
    expect((await send(await api.signUp('Eve'), body)).status).toBe(404);
  });

  test('too few keys: nobody gets one', async () => {
    const { ada, orderId } = await buyer(1);
    const answer = await send(ada, { orderId, emails: [address(), address()] });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'not_enough_keys' });
    expect(await ledger(ada, orderId)).toEqual([expect.objectContaining({ state: 'free', gift: null })]);
  });

  test('refuses no address, a bad one, the own one, an unconfirmed sender, somebody else’s purchase', async () => {
    const { ada, orderId } = await buyer(2);
    expect((await send(ada, { emails: [] })).status).toBe(422);
    expect((await send(ada, { emails: ['nobody'] })).status).toBe(422);
    expect((await send(ada, { emails: [ada.email] })).body).toMatchObject({ code: 'recipient_is_self' });
    const eve = await api.signUp('Eve');
    expect((await send(eve, { orderId, emails: [address()] })).body).toMatchObject({ code: 'order_unknown' });
    expect((await api.call('GET', `/users/me/orders/${orderId}/keys`, { token: eve.token })).status).toBe(404);
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
    expect((await send(ada, { orderId, emails: [address()] })).body).toMatchObject({ code: 'email_unconfirmed' });
  });

  test('what a process left behind is mailed by the next one that looks', async () => {
    const { ada, orderId } = await buyer(1);
    const friend = address();
    const [key] = await ledger(ada, orderId);
    await sql`insert into gifts (license_code, giver_id, secret_hash, recipient_email, mail_kind, mail_due_at)
      values (${key?.code}, ${ada.id}::uuid, ${randomUUID()}, ${friend}, 'gift', now())`.execute(api.db);
    await reached(ada, orderId, friend);
    expect(await linksIn(friend)).toHaveLength(1);
  });
});

describe('afterwards', () => {
  test('mailed again, to another address when one is given: the last links work, the earlier ones too', async () => {
    const { ada, orderId } = await buyer(1);
    const [wrong, right] = [address('wrong'), address('right')];
    await send(ada, { orderId, emails: [wrong] });
    await reached(ada, orderId, wrong);
    const gift = (await keyOf(ada, orderId, wrong))?.gift?.id ?? '';
    const again = (token: string, body: object) => api.call('POST', `/gifts/${gift}/resend`, { token, body });
    expect((await again((await api.signUp('Eve')).token, {})).status).toBe(404);
    expect((await again(ada.token, { email: right })).status).toBe(204);
    expect((await linksIn(right))[0]).not.toBe('');
    expect((await again(ada.token, {})).status).toBe(204);
    const [first = '', second = ''] = await linksIn(right, 2);
    expect(first).not.toBe(second);
    const bob = await api.signUp('Bob');
    expect((await claim(bob, first)).status).toBe(201);
    expect((await again(ada.token, {})).status).toBe(404);
  });

  test('a reminder goes to whoever has not claimed, once a day', async () => {
    const { ada, orderId } = await buyer(2);
    const [slow, quick] = [address('slow'), address('quick')];
    await send(ada, { orderId, emails: [slow, quick] });
    await reached(ada, orderId, slow);
    await reached(ada, orderId, quick);
    await claim(await api.signUp('Quick'), (await linksIn(quick))[0] ?? '');
    const remind = () => api.call('POST', `/users/me/orders/${orderId}/reminders`, { token: ada.token });
    expect((await remind()).body).toEqual({ reminded: 0 });
    await api.db
      .updateTable('gifts')
      .set({ mailed_at: new Date(Date.now() - 25 * 60 * 60 * 1_000) })
      .where('giver_id', '=', ada.id)
      .execute();
    expect((await remind()).body).toEqual({ reminded: 1 });
    expect((await mailsTo(api, slow, 2)).at(-1)?.subject).toBe('Your assessment key is waiting');
    expect(
      (await api.call('POST', `/users/me/orders/${orderId}/reminders`, { token: (await api.signUp()).token })).status,
    ).toBe(404);
  });

  test('taken back, the key is free again and a mail that has not left stays here', async () => {
    const { ada, orderId } = await buyer(1);
    const friend = address();
    await send(ada, { orderId, emails: [friend] });
    await reached(ada, orderId, friend);
    const gift = (await keyOf(ada, orderId, friend))?.gift?.id ?? '';
    expect((await api.call('DELETE', `/gifts/${gift}`, { token: ada.token })).status).toBe(204);
    expect(await ledger(ada, orderId)).toEqual([expect.objectContaining({ state: 'free', gift: null })]);
    expect((await claim(await api.signUp('Bob'), (await linksIn(friend))[0] ?? '')).status).toBe(404);
  });

  test('an address that has had ten mails today gets its key tomorrow', async () => {
    const strict = await startTestApi({ RATE_LIMIT_FACTOR: '1' });
    try {
      const ada = await strict.signUp();
      const orderId = await buyKeys(strict, ada, 1);
      const friend = address('busy');
      await strict.db
        .insertInto('rate_limits')
        .values({
          key: `mails-to-address:${accountKey(friend)}`,
          count: 10,
          resets_at: new Date(Date.now() + 3_600_000),
        })
        .execute();
      await strict.call('POST', '/gifts/send', { token: ada.token, body: { id: randomUUID(), emails: [friend] } });
      const due = async () =>
        (await strict.db.selectFrom('gifts').select('mail_due_at').executeTakeFirstOrThrow()).mail_due_at?.getTime() ??
        0;
      await expect.poll(due).toBeGreaterThan(Date.now() + 1_800_000);
      expect((await strict.call('GET', `/users/me/orders/${orderId}/keys`, { token: ada.token })).body).toMatchObject({
        result: [{ state: 'waiting' }],
      });
    } finally {
      await strict.close();
    }
  });
});

describe('the buyer’s records', () => {
  test('a key is followed through two hands, to its end, without anybody’s id, new code or words', async () => {
    const { ada, orderId } = await buyer(1);
    const [bob, carla] = [await api.signUp('Bob'), await api.signUp('Carla')];
    const [bought] = await ledger(ada, orderId);
    const pass = async (from: TestUser, code: string, to: TestUser) => {
      const { body } = await api.call('POST', `/licenses/${code}/gifts`, { token: from.token, body: {} });
      const secret = new URL((body as { link: string }).link).searchParams.get('gift') ?? '';
      return ((await claim(to, secret)).body as { code: string }).code;
    };
    const bobs = await pass(ada, bought?.code ?? '', bob);
    expect(await ledger(ada, orderId)).toEqual([expect.objectContaining({ code: bought?.code, state: 'claimed' })]);
    const carlas = await pass(bob, bobs, carla);
    const move = (newStatus: string) =>
      api.call('POST', '/users/me/license-status', { token: carla.token, body: { licenseCode: carlas, newStatus } });
    await move('used');
    expect(await ledger(ada, orderId)).toEqual([expect.objectContaining({ code: bought?.code, state: 'started' })]);
    const seen = JSON.stringify(await ledger(ada, orderId));
    for (const secret of [bobs, carlas, bob.id, carla.id, carla.email]) expect(seen).not.toContain(secret);
    await api.call('DELETE', '/users/me', { token: carla.token, body: { password: carla.password } });
    expect(await ledger(ada, orderId)).toEqual([expect.objectContaining({ code: bought?.code, state: 'deleted' })]);
  });
});
