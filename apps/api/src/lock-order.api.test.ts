import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '@lf/platform/testing/test-settings';
import { insertMail } from './email/mailer.ts';
import { finishKeyOf } from './testing/finish-key.ts';
import { giveKeyTo } from './testing/give-key.ts';
import { startMirrorOf } from './testing/mirror-people.ts';
import { whileHolding } from './testing/while-holding.ts';
import { acceptLink, inviteBeside, pairOf, secretOf } from './testing/side-by-side.ts';
import { startTestApi, type TestApi, type TestUser } from './testing/test-api.ts';
import type { Database } from '@lf/platform/db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const give = async (giver: TestUser, code: string) =>
  (await api.call('POST', `/licenses/${code}/gifts`, { token: giver.token, body: {} })).body as {
    id: string;
    link: string;
  };
const claim = (user: TestUser, link: string) =>
  api.call('POST', '/gifts/claim', { token: user.token, body: { secret: new URL(link).searchParams.get('gift') } });
const deleteAccount = (user: TestUser) =>
  api.call('DELETE', '/users/me', { token: user.token, body: { password: user.password } });

const holdKey = (held: Database, code: string) =>
  sql`select 1 from licenses where code = ${code} for update`.execute(held);
const holdGift = (held: Database, id: string) => sql`select 1 from gifts where id = ${id} for update`.execute(held);
const holdPerson = (held: Database, { id }: TestUser) =>
  sql`select 1 from users where id = ${id} for update`.execute(held);
const holdPair = (held: Database, id: string) =>
  sql`select 1 from side_by_sides where id = ${id} for update`.execute(held);
const holdMirror = (held: Database, id: string) => sql`select 1 from mirrors where id = ${id} for update`.execute(held);
/** What a row that belongs to a person asks of the person's own row. */
const leanOn = (held: Database, user: TestUser) =>
  sql`select 1 from users where id = ${user.id} for key share`.execute(held);

// The embedded database takes one transaction at a time: there is no second lock to wait for.
describe.runIf(testSettings().postgresUrl !== undefined)(
  'locks are taken in one order: the key, its gifts, the pair, the mirror, the person',
  () => {
    test('by a claim', async () => {
      const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
      const code = await giveKeyTo(api, ada);
      const { id, link } = await give(ada, code);
      const claimed = await whileHolding(
        api,
        (held) => holdKey(held, code),
        () => claim(bob, link),
        (held) => holdGift(held, id),
      );
      expect(claimed.status).toBe(201);
    });

    test('by a claim of a key that is taken back meanwhile', async () => {
      const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
      const code = await giveKeyTo(api, ada);
      const { id, link } = await give(ada, code);
      const claimed = await whileHolding(
        api,
        (held) => holdKey(held, code),
        () => claim(bob, link),
        (held) => held.updateTable('gifts').set({ taken_back_at: new Date() }).where('id', '=', id).execute(),
      );
      expect(claimed.body).toMatchObject({ statusCode: 404, code: 'gift_unknown' });
      const keys = await api.db
        .selectFrom('licenses')
        .select(['code', 'user_id'])
        .where('user_id', 'in', [ada.id, bob.id])
        .execute();
      expect(keys).toEqual([{ code, user_id: ada.id }]);
    });

    test('by the end of an account, while one of its keys is saved', async () => {
      const ada = await api.signUp();
      const code = await giveKeyTo(api, ada);
      const ended = await whileHolding(
        api,
        (held) => holdKey(held, code),
        () => deleteAccount(ada),
        (held) => leanOn(held, ada),
      );
      expect(ended.status).toBe(204);
    });

    test('by the end of an account, while one of its keys is claimed', async () => {
      const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
      const code = await giveKeyTo(api, ada);
      const { id } = await give(ada, code);
      const ended = await whileHolding(
        api,
        (held) => holdKey(held, code),
        () => deleteAccount(ada),
        async (held) => {
          await holdGift(held, id);
          await leanOn(held, ada);
          await leanOn(held, bob);
        },
      );
      expect(ended.status).toBe(204);
    });

    test('by the end of a giver’s account, while the key goes on to the next', async () => {
      const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
      const { id, link } = await give(ada, await giveKeyTo(api, ada));
      const { code } = (await claim(bob, link)).body as { code: string };
      const ended = await whileHolding(
        api,
        (held) => holdKey(held, code),
        () => deleteAccount(ada),
        (held) => holdGift(held, id),
      );
      expect(ended.status).toBe(204);
      expect(
        await api.db.selectFrom('licenses').select('given_by').where('code', '=', code).executeTakeFirst(),
      ).toEqual({ given_by: null });
    });

    test('by an agreement to stand side by side', async () => {
      const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
      const bobs = await finishKeyOf(api, bob);
      const { link } = (await inviteBeside(api, ada, await finishKeyOf(api, ada))).body as { link: string };
      const agreed = await whileHolding(
        api,
        (held) => holdKey(held, bobs),
        () => acceptLink(api, bob, secretOf(link), bobs),
        (held) => holdPerson(held, bob),
      );
      expect(agreed.status).toBe(201);
    });

    test('by the end of an account, while somebody complains of its mirror', async () => {
      const ada = await api.signUp();
      const { code } = await startMirrorOf(api, ada);
      const ended = await whileHolding(
        api,
        (held) => sql`select 1 from mirrors where license_code = ${code} for update`.execute(held),
        () => deleteAccount(ada),
        (held) => leanOn(held, ada),
      );
      expect(ended.status).toBe(204);
    });

    test('by the end of an account, while somebody who invited it and was invited by it leaves too', async () => {
      const started = await Promise.all(
        [await api.signUp(), await api.signUp('Bob')].map(async (user) => {
          const { code, asOwner } = await startMirrorOf(api, user);
          const row = api.db.selectFrom('mirrors').select('id').where('license_code', '=', code);
          return { user, asOwner, ...(await row.executeTakeFirstOrThrow()) };
        }),
      );
      const [first, second] = started.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      if (!first || !second) throw new Error('there are two mirrors');
      for (const [owner, friend] of [
        [first, second],
        [second, first],
      ] as const)
        expect((await owner.asOwner('POST', '/invitations', { emails: [friend.user.email] })).status).toBeLessThan(300);
      const ended = await whileHolding(
        api,
        async (held) => {
          await holdMirror(held, first.id);
          await sql`select 1 from mirror_replies where mirror_id = ${first.id} for update`.execute(held);
        },
        () => deleteAccount(second.user),
        (held) => holdMirror(held, second.id),
      );
      expect(ended.status).toBe(204);
    });

    test('by the end of an account, while somebody who stands beside it twice leaves too', async () => {
      const { ada, bob, bobs, id } = await pairOf(api);
      const { id: back, link } = (await inviteBeside(api, bob, bobs)).body as { id: string; link: string };
      await acceptLink(api, ada, secretOf(link), await finishKeyOf(api, ada));
      const [first, second] = [id, back].toSorted() as [string, string];
      const ended = await whileHolding(
        api,
        (held) => holdPair(held, first),
        // The cascade alone would begin with the pair that this person has asked for.
        () => deleteAccount(second === id ? ada : bob),
        (held) => holdPair(held, second),
      );
      expect(ended.status).toBe(204);
    });

    test('by the end of an account, while a reminder is being written to it: the mail goes with it', async () => {
      const ada = await api.signUp();
      await api.call('PUT', '/users/me/reminder', { token: ada.token, body: { on: true } });
      const ended = await whileHolding(
        api,
        (held) => sql`select 1 from again_reminders where user_id = ${ada.id} for update`.execute(held),
        () => deleteAccount(ada),
        (held) => insertMail(held, { to: ada.email, subject: 's', text: '', html: '', remindedUserId: ada.id }),
      );
      expect(ended.status).toBe(204);
      const left = api.db.selectFrom('outbox_mails').select('id').where('recipient', '=', ada.email);
      expect(await left.execute()).toEqual([]);
    });
  },
);
