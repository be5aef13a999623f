import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { mirrorOf, startMirrorOf } from '../../testing/mirror-people.ts';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { mailedSecretOf, NO_MAIL_SERVER, waitingMailsTo } from '../../testing/waiting-mails.ts';
import { accountKey } from '../account-key.ts';
import { sweep } from '../retention/retention.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(NO_MAIL_SERVER);
});
afterAll(() => api.close());

const CORE = SHORT_FINGERPRINT.values[0] ?? '';
let people = 0;
const address = () => `somebody-${(people += 1)}@example.com`;
const mailsOf = async (email: string) => (await waitingMailsTo(api, email)).length;
/** Once the mailer has tried whatever waits: it looks every few seconds. */
const expectNoMailTo = (email: string) =>
  expect
    .poll(
      async () => {
        await sql`update outbox_mails set next_attempt_at = now() where recipient = ${email}`.execute(api.db);
        return mailsOf(email);
      },
      { interval: 500 },
    )
    .toBe(0);
const start = async () => startMirrorOf(api, await api.signUp());

describe('one mail from one owner', () => {
  test('however often the mirror is deleted and begun anew, and by whichever fingerprint; the refusal names who it is about', async () => {
    const ada = await api.signUp();
    const first = await startMirrorOf(api, ada);
    const second = await mirrorOf(api, ada, await finishKeyOf(api, ada));
    const [email, other] = [address(), address()];
    await first.asOwner('POST', '/invitations', { emails: [email] });
    expect(await mailsOf(email)).toBe(1);
    // The one that has not left goes with the mirror.
    await first.asOwner('DELETE');
    await first.asOwner('POST');
    for (const { asOwner, own } of [first, second]) {
      const { status, body } = await asOwner('POST', '/invitations', { emails: [email, other] });
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'mirror_asked_before' } });
      expect(JSON.stringify(body)).toContain(email);
      expect(JSON.stringify(body)).not.toContain(other);
      expect((await own()).invited).toEqual([]);
    }
    expect([await mailsOf(email), await mailsOf(other)]).toEqual([0, 0]);
  });

  test('also when two fingerprints ask at once', async () => {
    const ada = await api.signUp();
    const mirrors = [await startMirrorOf(api, ada), await mirrorOf(api, ada, await finishKeyOf(api, ada))];
    const email = address();
    const answers = await Promise.all(
      mirrors.map(({ asOwner }) => asOwner('POST', '/invitations', { emails: [email] })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await mailsOf(email)).toBe(1);
  });

  test('also of whole lists, one of them in the other order: one is sent, the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await api.signUp();
      const [first, second] = [await startMirrorOf(api, ada), await mirrorOf(api, ada, await finishKeyOf(api, ada))];
      const emails = Array.from({ length: 9 }, address);
      const answers = await Promise.all([
        first.asOwner('POST', '/invitations', { emails }),
        second.asOwner('POST', '/invitations', { emails: emails.toReversed() }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    }
  });

  test('somebody else may ask the same person, and the owner again after sixty days', async () => {
    const [one, other] = [await start(), await start()];
    const email = address();
    for (const { asOwner } of [one, other])
      expect((await asOwner('POST', '/invitations', { emails: [email] })).status).toBe(201);
    await one.asOwner('DELETE');
    await one.asOwner('POST');
    const early = await api.db.selectFrom('mirror_asks').select('user_id').execute();
    await sweep(api);
    expect(await api.db.selectFrom('mirror_asks').select('user_id').execute()).toHaveLength(early.length);
    await sql`update mirror_asks set asked_at = asked_at - interval '61 days'`.execute(api.db);
    expect((await one.asOwner('POST', '/invitations', { emails: [email] })).status).toBe(201);
    await sweep(api);
    expect(await api.db.selectFrom('mirror_asks').select('user_id').execute()).toHaveLength(1);
  });

  test('who stands in this mirror’s list is skipped, and named', async () => {
    const { asOwner, own } = await start();
    const [email, other] = [address(), address()];
    await asOwner('POST', '/invitations', { emails: [email] });
    expect((await asOwner('POST', '/invitations', { emails: [email, other] })).body).toEqual({
      mirror: await own(),
      alreadyInvited: [email],
    });
    expect([await mailsOf(email), await mailsOf(other)]).toEqual([1, 1]);
  });

  test('is remembered without the address, and forgotten with the account', async () => {
    const ada = await api.signUp();
    const { asOwner } = await startMirrorOf(api, ada);
    await asOwner('POST', '/invitations', { emails: [address()] });
    const asks = () => api.db.selectFrom('mirror_asks').selectAll().where('user_id', '=', ada.id).execute();
    expect(await asks()).toEqual([expect.objectContaining({ address_hash: expect.stringMatching(/^[0-9a-f]{32}$/u) })]);
    await api.call('DELETE', '/users/me', { token: ada.token, body: { password: ada.password } });
    expect(await asks()).toEqual([]);
  });
});

describe('who wants no such mail', () => {
  const refusals = {
    'says so when passing': { what: 'pass', more: { noMore: true } },
    'reports the invitation': { what: 'report', more: {} },
  } as const;

  test.each(Object.entries(refusals))(
    'and %s gets none from anybody, and nobody sees that',
    async (_, { what, more }) => {
      const [ada, eve] = [await start(), await start()];
      const [email, other] = [address(), address()];
      await ada.asOwner('POST', '/invitations', { emails: [email] });
      const before = await ada.own();
      expect((await ada.asFriend(what, { secret: await mailedSecretOf(api, email), ...more })).status).toBe(204);
      expect(await ada.own()).toEqual(before);
      // What had not left yet does not leave.
      await expectNoMailTo(email);
      const { status, body } = await eve.asOwner('POST', '/invitations', { emails: [email, other] });
      expect(status).toBe(201);
      expect(body).toMatchObject({ mirror: { invited: [email, other].toSorted() }, alreadyInvited: [] });
      await expectNoMailTo(email);
      expect(await mailsOf(other)).toBe(1);
      // Once more it looks like everybody else’s, too.
      expect((await eve.asOwner('POST', '/invitations', { emails: [email] })).body).toMatchObject({
        alreadyInvited: [email],
      });
      await eve.asOwner('DELETE');
      await eve.asOwner('POST');
      expect((await eve.asOwner('POST', '/invitations', { emails: [email] })).status).toBe(422);
    },
  );

  test('gets none either from whoever was just inviting them: it is asked when the mail leaves', async () => {
    const { asOwner } = await start();
    const [email, other] = [address(), address()];
    await asOwner('POST', '/invitations', { emails: [email, other] });
    const asked = api.db.selectFrom('mirror_asks').select('address_hash').where('address_hash', '=', accountKey(email));
    await api.db.insertInto('mirror_refusals').expression(asked).execute();
    await expectNoMailTo(email);
    expect(await mailsOf(other)).toBe(1);
  });

  test('and says so by the link of a reply whose address is forgotten is told that it cannot be noted; they can still pass and complain', async () => {
    const { asOwner, asFriend } = await start();
    const emails = [address(), address()];
    await asOwner('POST', '/invitations', { emails });
    const secrets = await Promise.all(emails.map((email) => mailedSecretOf(api, email)));
    for (const secret of secrets) await asFriend('reply', { secret, picks: [CORE] });
    const rows = (email: string) => api.db.selectFrom('mirror_replies').where('secret_id', '=', ids[email] ?? '');
    const found = api.db.selectFrom('mirror_replies').select(['recipient_email', 'secret_id']);
    const ids = Object.fromEntries(
      (await found.where('recipient_email', 'in', emails).execute()).map((row) => [row.recipient_email, row.secret_id]),
    );
    const [replied = '', removed = ''] = emails;
    // As the operator leaves it.
    await sql`update mirror_replies set removed = true, replied = false where recipient_email = ${removed}`.execute(
      api.db,
    );
    await sql`update mirror_replies set invited_at = invited_at - interval '61 days'`.execute(api.db);
    await sql`update mirror_asks set asked_at = asked_at - interval '61 days'`.execute(api.db);
    const [secret = '', ofRemoved = ''] = secrets;
    const before = await rows(replied).selectAll().execute();
    expect(await asFriend('pass', { secret, noMore: true })).toMatchObject({
      status: 409,
      body: { code: 'mirror_address_forgotten', messages: [expect.stringContaining('already forgotten the address')] },
    });
    expect((await asFriend('pass', { secret })).status).toBe(204);
    expect(await rows(replied).selectAll().execute()).toEqual(before);
    expect((await asFriend('report', { secret, text: 'too late for the wish' })).status).toBe(204);
    expect((await asFriend('pass', { secret: ofRemoved, noMore: true })).status).toBe(409);
    expect(await rows(removed).select('passed').execute()).toEqual([{ passed: true }]);
    const refused = api.db.selectFrom('mirror_refusals').select('address_hash');
    expect(await refused.where('address_hash', 'in', emails.map(accountKey)).execute()).toEqual([]);
  });

  test('by the shared link means nothing', async () => {
    const { asFriend, reply, link } = await start();
    const { secret } = await reply({ picks: [CORE] });
    for (const each of [link, secret])
      expect((await asFriend('pass', { secret: each, noMore: true })).status).toBe(204);
  });

  test('passing alone is no such wish', async () => {
    const [ada, eve] = [await start(), await start()];
    const email = address();
    await ada.asOwner('POST', '/invitations', { emails: [email] });
    await ada.asFriend('pass', { secret: await mailedSecretOf(api, email) });
    await eve.asOwner('POST', '/invitations', { emails: [email] });
    expect(await mailsOf(email)).toBe(2);
  });
});

test('nobody is invited once ten have replied', async () => {
  const { asOwner, reply, own } = await start();
  for (let n = 0; n < 10; n += 1) await reply({ picks: [CORE] });
  const email = address();
  expect((await asOwner('POST', '/invitations', { emails: [email] })).body).toMatchObject({ code: 'mirror_full' });
  expect((await own()).invited).toEqual([]);
  expect(await mailsOf(email)).toBe(0);
});

describe('the owner', () => {
  const aboutReplies = async (email: string) =>
    (await waitingMailsTo(api, email)).filter(({ subject }) => subject.startsWith('At least three people'));

  test('is told once by mail that the first three are there', async () => {
    const ada = await api.signUp();
    const { reply, asFriend } = await startMirrorOf(api, ada);
    await reply({ picks: [CORE] });
    await reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toEqual([]);
    const third = await reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toHaveLength(1);
    // As if it had left.
    await api.db.deleteFrom('outbox_mails').where('recipient', '=', ada.email).execute();
    await asFriend('withdraw', { secret: third.secret });
    for (let n = 0; n < 3; n += 1) await reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toEqual([]);
  });

  test('is not told by a mail that has not left when fewer than three are left, but when there are three again', async () => {
    const ada = await api.signUp();
    const { reply, asFriend } = await startMirrorOf(api, ada);
    for (let n = 0; n < 2; n += 1) await reply({ picks: [CORE] });
    const third = await reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toHaveLength(1);
    await sql`update outbox_mails set attempts = 0, next_attempt_at = now() + interval '1 hour' where recipient = ${ada.email}`.execute(
      api.db,
    );
    await asFriend('withdraw', { secret: third.secret });
    expect(await aboutReplies(ada.email)).toEqual([]);
    for (let n = 0; n < 2; n += 1) await reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toHaveLength(1);
    // One fewer than four is still something to see.
    const fifth = await reply({ picks: [CORE] });
    await asFriend('withdraw', { secret: fifth.secret });
    expect(await aboutReplies(ada.email)).toHaveLength(1);
  });

  test('is not told twice where a reply is taken back while the mail is being sent', async () => {
    const ada = await api.signUp();
    const { reply, asFriend } = await startMirrorOf(api, ada);
    for (let n = 0; n < 2; n += 1) await reply({ picks: [CORE] });
    const third = await reply({ picks: [CORE] });
    // As the mailer marks it before it sends.
    await sql`update outbox_mails set attempts = 1, next_attempt_at = now() + interval '1 hour' where recipient = ${ada.email}`.execute(
      api.db,
    );
    await asFriend('withdraw', { secret: third.secret });
    for (let n = 0; n < 2; n += 1) await reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toEqual([]);
  });

  test('is not told by a mail that has not left of a mirror that was deleted; of one begun anew they are', async () => {
    const ada = await api.signUp();
    const { asOwner, reply, code } = await startMirrorOf(api, ada);
    for (let n = 0; n < 3; n += 1) await reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toHaveLength(1);
    await asOwner('DELETE');
    expect(await aboutReplies(ada.email)).toEqual([]);
    const anew = await mirrorOf(api, ada, code);
    for (let n = 0; n < 3; n += 1) await anew.reply({ picks: [CORE] });
    expect(await aboutReplies(ada.email)).toHaveLength(1);
  });

  test('is not told at an address that was never confirmed', async () => {
    const ada = await api.signUp();
    const { reply, own } = await startMirrorOf(api, ada);
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
    for (let n = 0; n < 3; n += 1) await reply({ picks: [CORE] });
    expect((await own()).view?.people).toBe(3);
    expect(await aboutReplies(ada.email)).toEqual([]);
  });

  test('of a mirror has no time of the third reply in any row', async () => {
    const row = await api.db.selectFrom('mirrors').selectAll().where('announced', '=', true).executeTakeFirstOrThrow();
    const times = Object.entries(row).filter(([, value]) => value instanceof Date);
    expect(times.map(([name]) => name)).toEqual(['created_at']);
  });
});
