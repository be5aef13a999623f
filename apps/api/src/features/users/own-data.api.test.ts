import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { mirrorOf, startMirrorOf } from '../../testing/mirror-people.ts';
import { acceptLink, inviteBeside, secretOf } from '../../testing/side-by-side.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { collectPersonalData } from './data-export.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The first document waits for the typesetter to start, which is slow on a busy machine. */
const TYPESETTER_STARTS_MS = 120_000;
const MEMORY = 'I waited at the window, and nobody came.';

let friends = 0;

/** A person who has used everything: answers, a result with its files, a receipt, gifts both ways, a mail under way. */
async function fullLife(
  name: string,
): Promise<{ person: TestUser; finished: string; orderId: string; friend: string }> {
  const person = await api.signUp(name);
  const finished = await finishKeyOf(api, person);
  const open = await giveKeyTo(api, person);
  await api.db
    .insertInto('survey_records')
    .values({
      license_code: open,
      user_id: person.id,
      version: 1,
      data: JSON.stringify({ answer: MEMORY }),
      last_page_accessed: '',
      visited_routes: '',
    })
    .execute();
  await api.db
    .insertInto('fingerprint_files')
    .values({ license_code: finished, kind: 'share', renderer_version: 0, bytes: Buffer.from('x') })
    .execute();
  await api.db
    .insertInto('ai_answers')
    .values({
      key: `k-${person.id}`,
      user_id: person.id,
      answer: '{"question":"And then?"}',
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  await api.db
    .insertInto('rate_limits')
    .values({ key: `login-account:${person.email}`, count: 1, resets_at: new Date(Date.now() + 60_000) })
    .execute();
  await api.db
    .insertInto('outbox_mails')
    .values({
      recipient: person.email,
      subject: 's',
      text: person.email,
      html: '',
      next_attempt_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  const order = await api.db
    .insertInto('orders')
    .values({
      user_id: person.id,
      provider: 'sandbox',
      status: 'paid',
      quantity: 1,
      amount_total: 4_900,
      currency: 'usd',
      referral: `ref-${person.id}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const gift = await api.call('POST', `/licenses/${await giveKeyTo(api, person)}/gifts`, {
    token: person.token,
    body: {},
  });
  expect(gift.status).toBeLessThan(300);
  const other = await api.signUp('Zoe');
  const { link } = (await inviteBeside(api, person, finished)).body as { link: string };
  await acceptLink(api, other, secretOf(link), await finishKeyOf(api, other));
  await api.call('PUT', '/users/me/reminder', { token: person.token, body: { on: true } });
  const friend = `friend-${(friends += 1)}@example.org`;
  const mirror = await mirrorOf(api, person, finished);
  await mirror.asOwner('POST', '/invitations', { emails: [friend] });
  for (let n = 0; n < 2; n += 1) await mirror.reply({ picks: mirror.cards.slice(0, 1), ...SEEN_BY_TWO(mirror.cards) });
  return { person, finished, orderId: order.id, friend };
}

/** Every row of every table that holds this text; but for the list of who has left, which a restore needs, and what happened, which names nobody. */
async function mentions(text: string): Promise<string[]> {
  const tables = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    api.db,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    if (name === 'deleted_users' || name === 'audit_events') continue;
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
      api.db,
    );
    found.push(...rows.filter(({ row }) => row.includes(text)).map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

const remove = (user: TestUser, password = user.password) =>
  api.call('DELETE', '/users/me', { token: user.token, body: { password } });

const SEEN_BY_TWO = ([value = '']: readonly string[]) => ({ saw: { value, text: 'not to be seen below three.' } });

describe('DELETE /users/me', () => {
  test('nothing in any table names the person any more; the receipt stays without a name; the other one is untouched', async () => {
    const { person: ada, finished, orderId } = await fullLife('Ada');
    const { person: bob, finished: bobs } = await fullLife('Bob');
    const before = { id: await mentions(bob.id), email: await mentions(bob.email) };
    expect((await mentions(ada.id)).length).toBeGreaterThan(8);

    expect(await remove(ada)).toMatchObject({ status: 204 });

    expect(await mentions(ada.id)).toEqual([]);
    expect(await mentions(ada.email)).toEqual([]);
    expect(await mentions(finished)).toEqual([]);
    expect(
      await api.db
        .selectFrom('orders')
        .select(['user_id', 'referral', 'status', sql<number>`amount_total::int`.as('total')])
        .where('id', '=', orderId)
        .execute(),
    ).toEqual([{ user_id: null, referral: null, status: 'paid', total: 4_900 }]);
    expect({ id: await mentions(bob.id), email: await mentions(bob.email) }).toEqual(before);
    expect((await api.call('GET', `/fingerprints/${bobs}`)).status).toBe(200);
  });

  test('the token, the log-in and the shared link are dead; the address is free again', async () => {
    const ada = await api.signUp();
    const code = await finishKeyOf(api, ada);
    expect((await api.call('GET', `/fingerprints/${code}`)).status).toBe(200);
    await remove(ada);
    expect((await api.call('GET', `/fingerprints/${code}`)).status).toBe(404);
    expect((await api.call('GET', `/fingerprints/${code}/pdf`)).status).toBe(404);
    expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(401);
    expect((await api.call('POST', '/auth/login', { body: { email: ada.email, password: ada.password } })).status).toBe(
      401,
    );
    const again = await api.call('POST', '/users/register', {
      body: { firstName: 'A', lastName: 'B', email: ada.email, password: 'kite-77' },
    });
    expect(again.status).toBe(201);
  });

  test('a key that was claimed from them stays with who claimed it, and a giver no longer knows the address', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const give = async (from: TestUser, to: TestUser) => {
      const { body } = await api.call('POST', `/licenses/${await giveKeyTo(api, from)}/gifts`, {
        token: from.token,
        body: { email: to.email },
      });
      const secret = new URL((body as { link: string }).link).searchParams.get('gift');
      return (await api.call('POST', '/gifts/claim', { token: to.token, body: { secret } })).body as { code: string };
    };
    const bobs = await give(ada, bob);
    await give(bob, ada);
    await remove(ada);
    const { body } = await api.call('GET', '/users/me/licenses', { token: bob.token });
    expect((body as { result: { code: string }[] }).result.map(({ code }) => code)).toContain(bobs.code);
    expect(await mentions(ada.email)).toEqual([]);
  });

  test('an invitation that was sent to them names them no more, and stays', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const { asOwner, own } = await startMirrorOf(api, bob);
    await asOwner('POST', '/invitations', { emails: [ada.email] });
    expect((await own()).invited).toEqual([ada.email]);
    await remove(ada);
    expect((await own()).invited).toEqual([]);
    expect(await mentions(ada.email)).toEqual([]);
  });

  test('of an address that was never confirmed leaves what others sent to it: it may be somebody else’s', async () => {
    const [eve, bob] = [await api.signUp(), await api.signUp('Bob')];
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', eve.id).execute();
    const { asOwner, own } = await startMirrorOf(api, bob);
    await asOwner('POST', '/invitations', { emails: [eve.email] });
    await mailsTo(api, eve.email);
    const { id } = await api.db
      .selectFrom('mirror_replies')
      .select('id')
      .where('recipient_email', '=', eve.email)
      .executeTakeFirstOrThrow();
    const later = new Date(Date.now() + 3_600_000);
    const mail = { recipient: eve.email, text: '', html: '', next_attempt_at: later };
    await api.db
      .insertInto('outbox_mails')
      .values([
        { ...mail, subject: 'an invitation', gift_id: null, mirror_reply_id: id },
        { ...mail, subject: 'of the account', gift_id: null },
      ])
      .execute();
    expect((await remove(eve)).status).toBe(204);
    expect((await own()).invited).toEqual([eve.email]);
    const left = api.db.selectFrom('outbox_mails').select('subject').where('recipient', '=', eve.email);
    expect(await left.execute()).toEqual([{ subject: 'an invitation' }]);
  });

  test('a wrong password deletes nothing and ends no session', async () => {
    const ada = await api.signUp();
    expect((await remove(ada, 'not mine')).body).toMatchObject({ statusCode: 422, code: 'wrong_password' });
    expect((await remove(ada, '')).body).toMatchObject({ statusCode: 422, messages: ['Password is a required field'] });
    expect((await api.call('DELETE', '/users/me', { token: ada.token })).status).toBe(400);
    expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(200);
  });

  test('without a token nothing happens', async () => {
    expect((await api.call('DELETE', '/users/me', { body: { password: 'correct horse' } })).status).toBe(401);
  });
});

describe('GET /users/me/export', () => {
  test(
    'one JSON with everything and the PDFs of finished keys, of this person alone',
    { timeout: TYPESETTER_STARTS_MS },
    async () => {
      const { person: ada, finished, orderId, friend } = await fullLife('Ada');
      const { person: bob, finished: bobs } = await fullLife('Bob');
      await api.db.insertInto('coupons').values({ code: 'EXPORTED', keys: 1, max_uses: 1 }).execute();
      await api.call('POST', '/coupons/redeem', { token: ada.token, body: { code: 'exported' } });
      const answer = await api.server.inject({
        method: 'GET',
        url: '/api/users/me/export',
        headers: { authorization: `Bearer ${ada.token}` },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="leadership-fingerprint-export.zip"',
        'cache-control': 'no-store',
      });
      const files = unzipSync(answer.rawPayload);
      expect(Object.keys(files).sort()).toEqual([
        `fingerprints/${finished}-colored.pdf`,
        `fingerprints/${finished}-printable.pdf`,
        'leadership-fingerprint.json',
      ]);
      for (const version of ['colored', 'printable'])
        expect(
          strFromU8(files[`fingerprints/${finished}-${version}.pdf`] ?? new Uint8Array()).startsWith('%PDF-'),
        ).toBe(true);

      const text = strFromU8(files['leadership-fingerprint.json'] ?? new Uint8Array());
      expect(JSON.parse(text)).toMatchObject({
        user: { id: ada.id, email: ada.email, firstName: 'Ada' },
        orders: [{ id: orderId, amountTotal: 4_900 }],
        redeemedCodes: [{ code: 'EXPORTED' }],
        sessions: [expect.objectContaining({ expiresAt: expect.any(String) })],
        events: expect.arrayContaining([expect.objectContaining({ kind: 'keys_received' })]),
        surveyRecords: [{ data: { answer: MEMORY } }],
        results: [{ licenseCode: finished, narrative: { archetype: 'Peacekeeper' } }],
        aiAnswers: [{ answer: { question: 'And then?' } }],
        sideBySide: [
          { state: 'together', licenseCode: finished, other: { firstName: 'Zoe', archetype: 'Peacekeeper' } },
        ],
        yearlyReminder: { on: true, switchedOnAt: expect.any(String) },
        mirrors: [{ licenseCode: finished, invited: [friend], replies: 2, view: null }],
      });
      for (const foreign of [bob.id, bob.email, bobs, 'argon2', 'not to be seen below three'])
        expect(text).not.toContain(foreign);
    },
  );

  test('of somebody who was invited to a mirror holds what they said themselves, and of who asked the first name', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const { asOwner, asFriend, cards, code, reply } = await startMirrorOf(api, bob);
    await asOwner('POST', '/invitations', { emails: [ada.email, 'third-person@example.org'] });
    const [value = ''] = cards;
    const exported = async () => collectPersonalData(api.db, ada.id);
    expect((await exported()).mirrorInvitations).toEqual([
      { from: 'Bob', invitedAt: expect.any(Date), passed: false, reply: null },
    ]);
    const [mail] = await mailsTo(api, ada.email);
    const secret = /invitation=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const said = { picks: [value], saw: { value, text: 'in my own words.' }, name: 'A.' };
    await asFriend('reply', { secret, ...said });
    await reply({ picks: [value], saw: { value, text: 'in the words of another.' } });
    expect((await exported()).mirrorInvitations).toEqual([
      { from: 'Bob', invitedAt: expect.any(Date), passed: false, reply: said },
    ]);
    const text = JSON.stringify(await exported());
    for (const foreign of [bob.id, bob.email, code, 'third-person', 'words of another'])
      expect(text).not.toContain(foreign);
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
    expect((await exported()).mirrorInvitations).toEqual([]);
  });

  test('holds on which days people were asked, what was reported, a bar, and the wish for no invitations', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const { own, asOwner, asFriend, reply, cards, link, code } = await startMirrorOf(api, ada);
    const records = async () => (await collectPersonalData(api.db, ada.id)).mirrorRecords;
    const nothing = {
      asked: [],
      reportedSentences: [],
      barred: false,
      endedInvitations: [],
      wantsNoInvitations: false,
    };
    expect(await records()).toEqual(nothing);
    await asOwner('POST', '/invitations', { emails: ['asked-1@example.org', 'asked-2@example.org'] });
    await sql`update mirror_asks set asked_at = '2026-01-02T23:30:00Z' where user_id = ${ada.id}`.execute(api.db);
    const [value = ''] = cards;
    for (const text of ['one.', 'two.', 'three.']) await reply({ picks: [value], saw: { value, text } });
    const [sentence] = (await own()).view?.sentences ?? [];
    await asOwner('POST', `/sentences/${sentence?.id}/report`);
    await asFriend('report', { secret: link, text: 'about the owner.' });
    const bobs = await startMirrorOf(api, bob);
    await bobs.asOwner('POST', '/invitations', { emails: [ada.email] });
    // The other mail says that there are replies.
    const texts = (await mailsTo(api, ada.email, 2)).map((mail) => mail.text ?? '').join('\n');
    const secret = /invitation=([\w-]+)/u.exec(texts)?.[1] ?? '';
    expect((await asFriend('pass', { secret, noMore: true })).status).toBe(204);
    await api.db.insertInto('mirror_blocks').values({ user_id: ada.id }).execute();
    const reported = [{ reportedAt: expect.any(Date), settledAt: null }];
    const all = {
      asked: [{ day: '2026-01-02', licenseCode: code, people: 2 }],
      reportedSentences: reported,
      barred: true,
      endedInvitations: [],
    };
    expect(await records()).toEqual({ ...all, wantsNoInvitations: true });
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
    expect(await records()).toEqual({ ...all, wantsNoInvitations: null });
    const { mirrorRecords } = await collectPersonalData(api.db, bob.id);
    expect(mirrorRecords).toMatchObject({ asked: [{ people: 1 }], reportedSentences: [], barred: false });
  });

  test('holds who had invited them to a mirror that is gone, and on which day, and lists no invitation twice', async () => {
    const [ada, bob, zoe] = [await api.signUp(), await api.signUp('Bob'), await api.signUp('Zoe')];
    const [bobs, zoes] = [await startMirrorOf(api, bob), await startMirrorOf(api, zoe)];
    for (const { asOwner } of [bobs, zoes]) await asOwner('POST', '/invitations', { emails: [ada.email] });
    await sql`update mirror_asks set asked_at = '2026-01-02T23:30:00Z' where user_id = ${bob.id}`.execute(api.db);
    const exported = async () => {
      const { mirrorInvitations, mirrorRecords } = await collectPersonalData(api.db, ada.id);
      return { standing: mirrorInvitations.map(({ from }) => from), ended: mirrorRecords['endedInvitations'] };
    };
    expect(await exported()).toEqual({ standing: ['Bob', 'Zoe'], ended: [] });
    await bobs.asOwner('DELETE');
    const ended = [{ from: 'Bob', day: '2026-01-02' }];
    expect(await exported()).toEqual({ standing: ['Zoe'], ended });
    await bobs.asOwner('POST');
    expect(await exported()).toEqual({ standing: ['Zoe'], ended });
    const text = JSON.stringify(await collectPersonalData(api.db, ada.id));
    for (const foreign of [bob.id, bob.email, bobs.code]) expect(text).not.toContain(foreign);
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
    expect(await exported()).toEqual({ standing: [], ended: [] });
  });

  test('of a mirror holds the view and its sentences from three replies on, and no more than the page', async () => {
    const ada = await api.signUp();
    const { own, reply, asFriend, cards, link } = await startMirrorOf(api, ada);
    const [value = ''] = cards;
    for (const text of ['one.', 'two.', 'three.']) await reply({ picks: [value], saw: { value, text }, name: 'Ben' });
    await reply({ picks: [value], saw: { value, text: 'the fourth waits.' } });
    await asFriend('report', { secret: link, text: 'somebody complains.' });
    const { link: _, ...seen } = await own();
    const { mirrors } = await collectPersonalData(api.db, ada.id);
    expect(mirrors).toEqual([{ licenseCode: expect.any(String), startedAt: expect.any(Date), ...seen }]);
    expect(mirrors).toMatchObject([{ view: { people: 3 }, replies: 4, waiting: 1 }]);
    const text = JSON.stringify(await collectPersonalData(api.db, ada.id));
    for (const said of ['one.', 'two.', 'three.']) expect(text).toContain(said);
    for (const unseen of ['the fourth waits', 'somebody complains', link]) expect(text).not.toContain(unseen);
  });

  test('without a token there is nothing', async () => {
    expect((await api.call('GET', '/users/me/export')).status).toBe(401);
  });
});
