import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newReplySecret, startMirrorOf, type TestReply } from '../../testing/mirror-people.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const [CORE = '', SECOND = ''] = SHORT_FINGERPRINT.values;
const EARLIER = { picks: [CORE], saw: { value: CORE, text: 'earlier words.' }, name: 'Ben' };
const LATER = { picks: [SECOND], saw: { value: SECOND, text: 'later words.' } };

/** A mirror to which somebody has replied already, after so many others. */
async function replied(others: number) {
  const mirror = await startMirrorOf(api, await api.signUp());
  for (let n = 0; n < others; n += 1) await mirror.reply({ picks: [CORE] });
  const replySecret = newReplySecret();
  const say = (said: TestReply & { readonly replaces?: boolean }) => mirror.reply(said, replySecret);
  await say(EARLIER);
  const rows = () =>
    api.db
      .selectFrom('mirror_replies')
      .innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id')
      .selectAll('mirror_replies')
      .where('license_code', '=', mirror.code)
      .execute();
  const stored = async () => (await rows()).find(({ reply_sentence: said }) => said?.includes('words.') === true);
  return { ...mirror, replySecret, say, rows, stored };
}

describe('another reply by the same secret', () => {
  test('is refused where nobody said that it replaces the first, and the first stays', async () => {
    const { say, own, stored } = await replied(0);
    const before = await stored();
    expect((await say(LATER)).answer).toMatchObject({ status: 409, body: { code: 'mirror_replied_otherwise' } });
    expect((await say({ ...LATER, replaces: false })).answer.status).toBe(409);
    expect(await stored()).toEqual(before);
    expect((await own()).replies).toBe(1);
  });

  test('that says the same is the same one, also where it replaces', async () => {
    const { say, stored } = await replied(0);
    const before = await stored();
    for (const said of [EARLIER, { ...EARLIER, replaces: true }])
      expect((await say(said)).answer).toMatchObject({ status: 201, body: { state: 'replied', reply: EARLIER } });
    expect(await stored()).toEqual(before);
  });

  test('replaces one that was never seen: what was said first is nowhere, and nothing else changes', async () => {
    const { say, own, rows } = await replied(3);
    expect(await own()).toMatchObject({ replies: 4, waiting: 1, view: { people: 3, sentences: [] } });
    expect((await say({ ...LATER, replaces: true })).answer).toMatchObject({
      status: 201,
      body: { state: 'replied', reply: LATER },
    });
    expect(await own()).toMatchObject({ replies: 4, waiting: 1, view: { people: 3, sentences: [] } });
    expect(JSON.stringify(await rows())).not.toMatch(/earlier words|Ben/u);
  });

  test('replaces one that was seen as if it had been taken back: it is new, and waits for two new people', async () => {
    const { say, own, reply, stored, asOwner } = await replied(2);
    const [sentence] = (await own()).view?.sentences ?? [];
    await asOwner('POST', `/sentences/${sentence?.id}/report`);
    await say({ ...LATER, replaces: true });
    expect(await own()).toMatchObject({ replies: 3, waiting: 1, view: null });
    const now = await stored();
    expect(now).toMatchObject({ seen: false, counted: false, hidden: false, reply_name: null });
    expect(now?.id).not.toBe(sentence?.id);
    const ended = api.db
      .selectFrom('ended_consents')
      .select('id')
      .where('id', '=', sentence?.id ?? '');
    expect(await ended.execute()).toHaveLength(1);
    const reports = api.db.selectFrom('mirror_reports').select('id').where('kind', '=', 'sentence');
    expect(await reports.execute()).toEqual([]);
    await reply({ picks: [CORE] });
    expect(await own()).toMatchObject({ replies: 4, waiting: 2, view: null });
    await reply({ picks: [CORE] });
    expect(await own()).toMatchObject({ replies: 5, waiting: 0, view: { people: 5, sentences: [{ hidden: false }] } });
  });

  test('releases nobody who waits alone: what is new would be theirs', async () => {
    const { say, own, reply } = await replied(2);
    await reply({ picks: [SECOND] });
    expect(await own()).toMatchObject({ replies: 4, waiting: 1, view: { people: 3 } });
    await say({ ...LATER, replaces: true });
    expect(await own()).toMatchObject({ replies: 4, waiting: 2, view: null });
    // However often.
    await say({ ...EARLIER, replaces: true });
    expect(await own()).toMatchObject({ replies: 4, waiting: 2, view: null });
    await reply({ picks: [CORE] });
    expect(await own()).toMatchObject({ replies: 5, waiting: 0, view: { people: 5 } });
  });

  test('nor does one who takes a mailed reply back and gives it anew', async () => {
    const { asOwner, asFriend, own, reply } = await startMirrorOf(api, await api.signUp());
    await asOwner('POST', '/invitations', { emails: ['back-again@example.com'] });
    const [mail] = await mailsTo(api, 'back-again@example.com');
    const secret = /invitation=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    await asFriend('reply', { secret, picks: [CORE] });
    for (const pick of [CORE, CORE, SECOND]) await reply({ picks: [pick] });
    expect(await own()).toMatchObject({ replies: 4, waiting: 1, view: { people: 3 } });
    await asFriend('withdraw', { secret });
    await asFriend('reply', { secret, picks: [CORE] });
    expect(await own()).toMatchObject({ replies: 4, waiting: 2, view: null });
    await reply({ picks: [CORE] });
    expect(await own()).toMatchObject({ replies: 5, waiting: 0, view: { people: 5 } });
  });

  test('that was never seen does not make its writer known: two who are new are shown together', async () => {
    const { say, own, reply } = await replied(3);
    await say({ ...LATER, replaces: true });
    await reply({ picks: [SECOND] });
    expect(await own()).toMatchObject({ replies: 5, waiting: 0, view: { people: 5 } });
  });

  test('in a full mirror replaces, too; there is still no eleventh', async () => {
    const { say, reply, own, link, replySecret, asFriend } = await replied(9);
    expect((await asFriend('open', { secret: link, replySecret })).body).toMatchObject({
      state: 'replied',
      changeable: true,
    });
    expect((await say({ ...LATER, replaces: true })).answer.status).toBe(201);
    expect((await own()).replies).toBe(10);
    expect((await reply({ picks: [CORE] })).answer.body).toMatchObject({ code: 'mirror_full' });
  });

  test('is refused once the mirror is closed, and the first stays', async () => {
    const { say, asOwner, asFriend, link, replySecret, stored } = await replied(0);
    await asOwner('POST', '/close');
    expect((await asFriend('open', { secret: link, replySecret })).body).toMatchObject({
      state: 'replied',
      changeable: false,
    });
    const before = await stored();
    expect((await say({ ...LATER, replaces: true })).answer).toMatchObject({
      status: 409,
      body: { code: 'mirror_closed' },
    });
    expect(await stored()).toEqual(before);
  });

  test('of words that were not shown is refused, and the first stays', async () => {
    const { say, stored } = await replied(0);
    const before = await stored();
    expect((await say({ picks: ['Not shown'], replaces: true })).answer.status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test('of somebody who never replied is an ordinary one', async () => {
    const { reply, own } = await replied(0);
    const said = { picks: [SECOND], replaces: true };
    expect((await reply(said)).answer.status).toBe(201);
    expect((await own()).replies).toBe(2);
  });
});
