import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { mirrorOf, newReplySecret, startMirrorOf, type TestMirror } from '../../testing/mirror-people.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const mirror = async () => startMirrorOf(api, await api.signUp());
const [CORE = '', SECOND = ''] = SHORT_FINGERPRINT.values;
const isOwn = (value: string) => SHORT_FINGERPRINT.values.includes(value);
const otherIn = ({ cards }: TestMirror) => cards.find((card) => !isOwn(card)) ?? '';
const sentenceOf = (text: string, value = CORE) => ({ picks: [value], saw: { value, text } });

describe('starting a mirror', () => {
  test('gives a link, and friends see the first name and ten unmarked words', async () => {
    const { link, asFriend, own } = await mirror();
    expect(await own()).toMatchObject({ closed: false, invited: [], replies: 0, waiting: 0, view: null });
    const { status, body } = await asFriend('open', { secret: link });
    expect(status).toBe(200);
    expect(body).toEqual({ state: 'open', shared: true, firstName: 'Ada', cards: expect.any(Array), changeable: true });
    const { cards } = body as { cards: Record<string, string>[] };
    expect(cards).toHaveLength(10);
    expect(cards.filter(({ value = '' }) => isOwn(value))).toHaveLength(5);
    for (const card of cards) expect(Object.keys(card).toSorted()).toEqual(['text', 'value']);
  });

  test('twice is one: link and words stay', async () => {
    const { asOwner, own, cards, link, asFriend } = await mirror();
    const before = await own();
    expect((await asOwner('POST')).status).toBe(201);
    expect(await own()).toEqual(before);
    const { body } = await asFriend('open', { secret: link });
    expect((body as { cards: { value: string }[] }).cards.map(({ value }) => value)).toEqual(cards);
  });

  test('anew after it was deleted shows the same ten words: two pages have no more in common than one', async () => {
    const ada = await api.signUp();
    const started = await startMirrorOf(api, ada);
    const before = started.cards.toSorted();
    for (let n = 0; n < 3; n += 1) {
      await started.asOwner('DELETE');
      expect((await mirrorOf(api, ada, started.code)).cards.toSorted()).toEqual(before);
    }
    // Others have other words.
    const others = await Promise.all([mirror(), mirror(), mirror()]);
    expect(new Set([before, ...others.map(({ cards }) => cards.toSorted())].map(String)).size).toBeGreaterThan(1);
  });

  test('is not possible without a finished fingerprint, for another’s, by its public link, or without a token', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const unfinished = await giveKeyTo(api, ada);
    const { code } = await startMirrorOf(api, ada);
    const { shareCode } = (await api.call('POST', `/fingerprints/${code}/link`, { token: ada.token })).body as {
      shareCode: string;
    };
    for (const [user, of] of [
      [ada, unfinished],
      [bob, code],
      [ada, shareCode],
    ] as const) {
      expect((await api.call('POST', `/fingerprints/${of}/mirror`, { token: user.token })).status).toBe(404);
      expect((await api.call('GET', `/fingerprints/${of}/mirror`, { token: user.token })).status).toBe(404);
    }
    expect((await api.call('POST', `/fingerprints/${code}/mirror`)).status).toBe(401);
    expect((await api.call('GET', `/fingerprints/${code}/mirror`)).status).toBe(401);
  });
});

describe('what the owner sees', () => {
  test('with fewer than three replies: how many, and nothing that was said', async () => {
    const { reply, asOwner } = await mirror();
    await reply({ ...sentenceOf('marked-sentence-one'), name: 'marked-name' });
    await reply(sentenceOf('marked-sentence-two'));
    const { body } = await asOwner('GET');
    expect(body).toMatchObject({ mirror: { replies: 2, waiting: 0, view: null } });
    expect(JSON.stringify(body)).not.toMatch(/marked/u);
  });

  test('from three on: seen by both, only by others, not yet; sentences with a name only where it was signed', async () => {
    const started = await mirror();
    const other = otherIn(started);
    await started.reply({ ...sentenceOf('she said it to his face.', SECOND), picks: [SECOND, other], name: 'Ben' });
    await started.reply({ picks: [SECOND, other] });
    await started.reply(sentenceOf('the lights went out.', SECOND));
    const { view } = await started.own();
    expect(view).toMatchObject({
      people: 3,
      both: [{ value: SECOND, people: 3 }],
      onlyOthers: [{ value: other, people: 2 }],
      surprises: [
        { kind: 'seen_by_others', value: other, people: 2 },
        { kind: 'core_not_seen', value: CORE, people: 0 },
      ],
    });
    expect(view?.notSeen).toHaveLength(4);
    expect(new Map(view?.sentences.map(({ text, name }) => [text, name]))).toEqual(
      new Map([
        ['she said it to his face.', 'Ben'],
        ['the lights went out.', null],
      ]),
    );
  });

  test('nothing tells a time or an order in which people replied', async () => {
    const started = await mirror();
    for (const text of ['first', 'second', 'third', 'fourth', 'fifth']) await started.reply(sentenceOf(text));
    const { body } = await started.asOwner('GET');
    expect(JSON.stringify(body)).not.toMatch(/\d{4}-\d\d-\d\d|At"/u);
    const ids = (await started.own()).view?.sentences.map(({ id }) => id) ?? [];
    expect(ids).toEqual(ids.toSorted());
    // Random ones: others are in order of time.
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/u);
  });

  test('a fourth reply waits for a fifth, so that nobody can tell whose it is', async () => {
    const { reply, own } = await mirror();
    for (let n = 0; n < 3; n += 1) await reply({ picks: [CORE] });
    await reply({ picks: [SECOND] });
    expect(await own()).toMatchObject({
      replies: 4,
      waiting: 1,
      view: { people: 3, both: [{ value: CORE, people: 3 }] },
    });
    await reply({ picks: [SECOND] });
    expect(await own()).toMatchObject({ replies: 5, waiting: 0, view: { people: 5 } });
  });

  test('after one was taken back, a single new reply waits: what is new could be told from what was seen before', async () => {
    const { reply, own, asFriend } = await mirror();
    for (let n = 0; n < 2; n += 1) await reply({ picks: [CORE] });
    const third = await reply({ picks: [CORE] });
    const fourth = await reply(sentenceOf('the fourth.'));
    await asFriend('withdraw', { secret: third.secret });
    expect(await own()).toMatchObject({ replies: 3, waiting: 1, view: null });
    await asFriend('withdraw', { secret: fourth.secret });
    expect(await own()).toMatchObject({ replies: 2, waiting: 0, view: null });
    await reply(sentenceOf('given anew.'));
    expect(await own()).toMatchObject({ replies: 3, waiting: 1, view: null });
    await reply({ picks: [SECOND] });
    expect(await own()).toMatchObject({ replies: 4, view: { people: 4, sentences: [{ text: 'given anew.' }] } });
  });
});

describe('taking a reply back', () => {
  test('nothing of it is left in any answer or table, and below three the view is gone', async () => {
    const { reply, own, asFriend } = await mirror();
    await reply({ picks: [CORE] });
    await reply({ picks: [CORE] });
    const { secret } = await reply({ ...sentenceOf('withdrawn-words', SECOND), name: 'withdrawn-name' });
    expect((await own()).view?.people).toBe(3);
    expect((await asFriend('withdraw', { secret })).status).toBe(204);
    expect(await own()).toMatchObject({ replies: 2, view: null });
    const rows = await api.db.selectFrom('mirror_replies').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/withdrawn/u);
    expect((await asFriend('open', { secret })).status).toBe(404);
    expect((await asFriend('withdraw', { secret })).status).toBe(404);
  });

  test('after it the same device can reply anew', async () => {
    const { reply, asFriend, own } = await mirror();
    const { secret } = await reply({ picks: [CORE] });
    await asFriend('withdraw', { secret });
    expect((await reply({ picks: [SECOND] }, secret)).answer).toMatchObject({
      status: 201,
      body: { state: 'replied' },
    });
    expect((await own()).replies).toBe(1);
  });
});

describe('a friend’s reply', () => {
  test('sent twice, also at once, is one', async () => {
    const { reply, own } = await mirror();
    const replySecret = newReplySecret();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reply({ picks: [CORE] }, replySecret)));
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(6).fill(201));
    expect(answers.at(-1)?.answer.body).toMatchObject({ state: 'replied', reply: { picks: [CORE] } });
    expect((await own()).replies).toBe(1);
  });

  test('only of the words that were shown, one to five, each once; a sentence about a picked one', async () => {
    const { cards, reply, own } = await mirror();
    const notShown = ['Wealth', 'Status', 'Humor', 'Faith'].find((value) => !cards.includes(value)) ?? '';
    const bad = [
      { picks: [] },
      { picks: cards.slice(0, 6) },
      { picks: [CORE, CORE] },
      { picks: [notShown] },
      { picks: [CORE], saw: { value: SECOND, text: 'he stayed.' } },
      { picks: [CORE], saw: { value: CORE, text: 'x'.repeat(301) } },
      { picks: [CORE], saw: { value: CORE, text: 'two\nlines' } },
      { picks: [CORE], saw: { value: CORE, text: ' ' } },
      { picks: [CORE], saw: { value: CORE, text: 'he stayed.' }, name: 'x'.repeat(41) },
    ];
    for (const said of bad) expect([400, 422], JSON.stringify(said)).toContain((await reply(said)).answer.status);
    expect((await own()).replies).toBe(0);
  });

  test('with a secret that belongs to something else is refused, and not taken for one that was stored', async () => {
    const { asOwner, asFriend, link, own, reply } = await mirror();
    const emails = ['too-late@example.com'];
    await asOwner('POST', '/invitations', { emails });
    const [mail] = await mailsTo(api, emails[0] ?? '');
    const mailed = /invitation=([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
    await sql`update mirror_replies set invited_at = invited_at - interval '61 days' where recipient_email = ${emails[0]}`.execute(
      api.db,
    );
    expect((await reply({ picks: [CORE] }, mailed)).answer.status).toBe(400);
    expect((await own()).replies).toBe(0);
    expect((await asFriend('open', { secret: link })).status).toBe(200);
  });

  test('that is not given leaves no trace: who passes by the shared link is not stored', async () => {
    const { asFriend, link, code } = await mirror();
    expect((await asFriend('pass', { secret: link, noMore: true })).status).toBe(204);
    const rows = api.db.selectFrom('mirror_replies').innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id');
    expect(await rows.select('mirror_replies.id').where('license_code', '=', code).execute()).toEqual([]);
    expect(await api.db.selectFrom('mirror_refusals').selectAll().execute()).toEqual([]);
  });

  test('needs a secret that leads somewhere, and with the shared link one of the friend’s own', async () => {
    const { link, asFriend } = await mirror();
    const said = { picks: [CORE] };
    expect((await asFriend('reply', { secret: 'nothing', replySecret: newReplySecret(), ...said })).status).toBe(404);
    expect((await asFriend('reply', { secret: link, ...said })).status).toBe(400);
    for (const what of ['open', 'pass', 'withdraw', 'report'] as const)
      expect((await asFriend(what, { secret: 'nothing' })).body).toMatchObject({ code: 'mirror_unknown' });
  });

  test('everybody has the words in an order of their own, the same each time, also with the shared link', async () => {
    const { asFriend, link } = await mirror();
    const orderFor = async (replySecret: string) => {
      const { body } = await asFriend('open', { secret: link, replySecret });
      return (body as { cards: { value: string }[] }).cards.map(({ value }) => value);
    };
    const friends = Array.from({ length: 5 }, newReplySecret);
    const orders = await Promise.all(friends.map(orderFor));
    expect(new Set(orders.map((order) => order.join()))).toHaveProperty('size', 5);
    expect(await Promise.all(friends.map(orderFor))).toEqual(orders);
    expect(new Set(orders.map((order) => order.toSorted().join())).size).toBe(1);
  });

  test('by the shared link is found again with the secret of its device, and by that secret alone', async () => {
    const { asFriend, link, reply } = await mirror();
    const { secret } = await reply({ picks: [CORE] });
    for (const body of [{ secret: link, replySecret: secret }, { secret }])
      expect((await asFriend('open', body)).body).toMatchObject({ state: 'replied', reply: { picks: [CORE] } });
    expect((await asFriend('open', { secret: link, replySecret: newReplySecret() })).body).toMatchObject({
      state: 'open',
    });
    expect((await asFriend('open', { secret: link, replySecret: 'short' })).status).toBe(400);
  });

  test('the secret of a shared link is nobody’s own: the link goes on working for everybody', async () => {
    const [{ link, asFriend, reply }, other] = [await mirror(), await mirror()];
    for (const replySecret of [link, other.link])
      expect((await reply({ picks: [CORE] }, replySecret)).answer.status).toBe(400);
    expect((await asFriend('open', { secret: link })).body).toMatchObject({ state: 'open', shared: true });
    expect((await reply({ picks: [CORE] })).answer.status).toBe(201);
  });

  test('on a device that a friend has used the owner does not read their reply', async () => {
    const ada = await api.signUp();
    const { link, reply } = await startMirrorOf(api, ada);
    const { secret } = await reply(sentenceOf('not for the owner yet.'));
    for (const body of [{ secret: link, replySecret: secret }, { secret }]) {
      const { body: seen } = await api.call('POST', '/mirror/open', { token: ada.token, body });
      expect(seen).toMatchObject({ state: 'own', cards: [] });
      expect(JSON.stringify(seen)).not.toContain('not for the owner yet');
    }
  });

  test('holds no control and no sign that turns the words after it', async () => {
    const { reply } = await mirror();
    for (const text of ['\u001b[2Jgone', 'he \u202estayed', 'a\tb'])
      expect([400, 422]).toContain((await reply(sentenceOf(text))).answer.status);
  });

  test('a reply secret of one mirror opens no other', async () => {
    const [one, other] = [await mirror(), await mirror()];
    const { secret } = await one.reply({ picks: [CORE] });
    expect((await other.reply({ picks: [CORE] }, secret)).answer.status).toBe(400);
    expect((await other.own()).replies).toBe(0);
  });

  test('the eleventh is refused, also when all come at once', async () => {
    const { reply, own, link, asFriend } = await mirror();
    const answers = await Promise.all(Array.from({ length: 14 }, () => reply({ picks: [CORE] })));
    expect(answers.filter(({ answer }) => answer.status === 201)).toHaveLength(10);
    expect(answers.filter(({ answer }) => answer.status === 409)).toHaveLength(4);
    expect(await own()).toMatchObject({ replies: 10, waiting: 0, view: { people: 10 } });
    expect((await asFriend('open', { secret: link })).body).toMatchObject({ state: 'full', cards: [] });
  });

  test('the owner cannot reply to themselves while logged in', async () => {
    const ada = await api.signUp();
    const { link, own } = await startMirrorOf(api, ada);
    const body = { secret: link, replySecret: newReplySecret(), picks: [CORE] };
    expect((await api.call('POST', '/mirror/reply', { token: ada.token, body })).body).toMatchObject({
      code: 'mirror_own',
    });
    expect((await api.call('POST', '/mirror/open', { token: ada.token, body: { secret: link } })).body).toMatchObject({
      state: 'own',
      cards: [],
    });
    expect((await own()).replies).toBe(0);
  });
});

test('of a key that was taken back nothing can be opened, asked or answered, and everything can still be deleted', async () => {
  const { code, link, asFriend, asOwner, reply } = await mirror();
  const revoke = (at: Date | null) =>
    api.db.updateTable('licenses').set({ revoked_at: at }).where('code', '=', code).execute();
  await revoke(new Date());
  expect((await asFriend('open', { secret: link })).status).toBe(404);
  expect((await reply({ picks: [CORE] })).answer.status).toBe(404);
  const emails = ['nobody-of-a-revoked-key@example.com'];
  expect((await asOwner('POST', '/invitations', { emails })).status).toBe(404);
  expect(JSON.stringify(await api.db.selectFrom('mirror_replies').selectAll().execute())).not.toContain(emails[0]);
  expect((await asOwner('DELETE')).status).toBe(204);
  await revoke(null);
  expect((await asOwner('GET')).body).toEqual({ mirror: null });
});

describe('the end of a mirror', () => {
  test('stopped, it takes no more replies, keeps what was seen, and a reply can still be taken back', async () => {
    const { reply, asOwner, own, asFriend, link } = await mirror();
    const friends = [];
    for (let n = 0; n < 4; n += 1) friends.push(await reply({ picks: [CORE] }));
    expect((await asOwner('POST', '/close')).status).toBe(200);
    expect(await own()).toMatchObject({ closed: true, view: { people: 3 } });
    expect((await reply({ picks: [CORE] })).answer.status).toBe(409);
    expect((await asFriend('open', { secret: link })).body).toMatchObject({ state: 'closed', cards: [] });
    expect((await asFriend('open', { secret: friends[0]?.secret })).body).toMatchObject({ state: 'replied' });
    expect((await asFriend('withdraw', { secret: friends[0]?.secret })).status).toBe(204);
    expect((await own()).replies).toBe(3);
  });

  test('stopped, the eighth and the ninth reply need not wait for a tenth', async () => {
    const { reply, own, asOwner } = await mirror();
    for (let n = 0; n < 9; n += 1) await reply({ picks: [CORE] });
    expect(await own()).toMatchObject({ replies: 9, waiting: 2, view: { people: 7 } });
    await asOwner('POST', '/close');
    expect(await own()).toMatchObject({ replies: 9, waiting: 0, view: { people: 9 } });
  });

  test('deleted, nothing of it is left but complaints about the invitation, without a reply or an address', async () => {
    const ada = await api.signUp();
    const { reply, asOwner, own, asFriend, link } = await startMirrorOf(api, ada);
    await asOwner('POST', '/invitations', { emails: ['deleted-friend@example.com'] });
    for (let n = 0; n < 3; n += 1) await reply(sentenceOf(`deleted-words ${n}`));
    const [sentence] = (await own()).view?.sentences ?? [];
    await asOwner('POST', `/sentences/${sentence?.id}/report`);
    await asFriend('report', { secret: link, text: 'somebody was complained of' });
    expect((await asOwner('DELETE')).status).toBe(204);
    expect((await asOwner('GET')).body).toEqual({ mirror: null });
    expect((await asFriend('open', { secret: link })).status).toBe(404);
    for (const table of ['mirrors', 'mirror_replies', 'mirror_reports', 'mirror_asks'] as const) {
      const rows = await api.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toMatch(/deleted-/u);
    }
    const reports = api.db.selectFrom('mirror_reports').select(['kind', 'mirror_id', 'reply_id', 'report_text']);
    expect(await reports.where('user_id', '=', ada.id).execute()).toEqual([
      { kind: 'invitation', mirror_id: null, reply_id: null, report_text: 'somebody was complained of' },
    ]);
    expect((await asOwner('DELETE')).status).toBe(404);
  });

  test('is the owner’s alone', async () => {
    const [{ path }, eve] = [await mirror(), await api.signUp('Eve')];
    for (const [method, below] of [
      ['POST', '/close'],
      ['DELETE', ''],
      ['POST', '/invitations'],
    ] as const) {
      const body = below === '/invitations' ? { body: { emails: ['a@example.com'] } } : {};
      expect((await api.call(method, `${path}${below}`, { token: eve.token, ...body })).status).toBe(404);
      expect((await api.call(method, `${path}${below}`, body)).status).toBe(401);
    }
  });
});

describe('a sentence', () => {
  async function withSentence() {
    const started = await mirror();
    await started.reply({ picks: [CORE] });
    await started.reply({ picks: [CORE] });
    const friend = await started.reply(sentenceOf('something unkind.'));
    const [sentence] = (await started.own()).view?.sentences ?? [];
    return { ...started, friend, at: `/sentences/${sentence?.id}` };
  }

  test('can be hidden and shown again, by the owner alone', async () => {
    const { asOwner, own, at, path } = await withSentence();
    expect((await asOwner('PUT', at, { hidden: true })).status).toBe(200);
    expect((await own()).view?.sentences).toMatchObject([{ hidden: true }]);
    await asOwner('PUT', at, { hidden: false });
    expect((await own()).view?.sentences).toMatchObject([{ hidden: false }]);
    const eve = await api.signUp('Eve');
    const eves = await startMirrorOf(api, eve);
    for (const url of [`${path}${at}`, `${eves.path}${at}`])
      expect((await api.call('PUT', url, { token: eve.token, body: { hidden: true } })).status).toBe(404);
    expect((await asOwner('PUT', at, { hidden: 'yes' })).status).toBe(400);
  });

  test('that the owner does not see yet cannot be hidden: the answer would tell that it is there', async () => {
    const { reply, asOwner, code } = await mirror();
    await reply(sentenceOf('not to be seen yet.'));
    const row = await api.db
      .selectFrom('mirror_replies')
      .innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id')
      .select('mirror_replies.id')
      .where('mirrors.license_code', '=', code)
      .executeTakeFirstOrThrow();
    expect((await asOwner('PUT', `/sentences/${row.id}`, { hidden: true })).status).toBe(404);
  });

  test('reported, is hidden at once, stands in the operator’s list once, and goes with the reply', async () => {
    const { asOwner, own, at, friend, asFriend, code } = await withSentence();
    expect((await asOwner('POST', `${at}/report`)).status).toBe(200);
    await asOwner('POST', `${at}/report`);
    expect((await own()).view?.sentences).toMatchObject([{ hidden: true }]);
    const reports = () =>
      api.db
        .selectFrom('mirror_reports')
        .innerJoin('mirrors', 'mirrors.id', 'mirror_reports.mirror_id')
        .select('kind')
        .where('mirrors.license_code', '=', code)
        .execute();
    expect(await reports()).toEqual([{ kind: 'sentence' }]);
    await asFriend('withdraw', { secret: friend.secret });
    expect(await reports()).toEqual([]);
  });
});

test('no reply, name or address of a friend is ever in a public answer, nor in another’s', async () => {
  const ada = await api.signUp();
  const started = await startMirrorOf(api, ada);
  await started.asOwner('POST', '/invitations', { emails: ['hidden-friend@example.com'] });
  for (const name of ['hidden-one', 'hidden-two', 'hidden-three'])
    await started.reply({ ...sentenceOf(`hidden-sentence of ${name}`), name });
  expect(JSON.stringify((await started.asOwner('GET')).body)).toContain('hidden-sentence');
  const eve = await api.signUp('Eve');
  await finishKeyOf(api, eve);
  const answers = [
    await api.call('GET', `/fingerprints/${started.code}`),
    await api.call('GET', `/fingerprints/${started.code}`, { token: eve.token }),
    await started.asFriend('open', { secret: started.link }),
    await api.call('GET', `/fingerprints/${started.code}/mirror`, { token: eve.token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/hidden-/u);
});
