import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretIn, startMirrorOf } from '../../testing/mirror-people.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { sweep } from '../retention/retention.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const CORE = SHORT_FINGERPRINT.values[0] ?? '';
let people = 0;
const addresses = (count: number) => Array.from({ length: count }, () => `friend-${(people += 1)}@example.com`);

/** The secret in the mail to this address. */
async function invitationOf(email: string): Promise<string> {
  const [mail] = await mailsTo(api, email);
  return secretIn(/https?:\/\/\S+\/mirror\?invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
}

describe('inviting by mail', () => {
  test('sends everybody a link of their own; the mail names the owner as data and nothing of the result', async () => {
    const ada = await api.signUp('Ada');
    const { asOwner } = await startMirrorOf(api, ada);
    const emails = addresses(3);
    const { status, body } = await asOwner('POST', '/invitations', { emails });
    expect(status).toBe(201);
    expect(body).toMatchObject({ mirror: { invited: emails.toSorted(), replies: 0 } });
    const secrets = await Promise.all(emails.map(invitationOf));
    expect(new Set(secrets).size).toBe(3);
    const [mail] = await mailsTo(api, emails[0] ?? '');
    expect(mail?.subject).not.toContain('Ada');
    expect(mail?.text).toContain('as they entered it: Ada.');
    for (const word of [...SHORT_FINGERPRINT.values, ada.email, SHORT_FINGERPRINT.archetype])
      expect(mail?.text).not.toContain(word);
  });

  test('the same address twice gets one mail; ten are the most', async () => {
    const { asOwner, own } = await startMirrorOf(api, await api.signUp());
    const [first = '', ...rest] = addresses(10);
    await asOwner('POST', '/invitations', { emails: [first, first.toUpperCase()] });
    await asOwner('POST', '/invitations', { emails: [first, ...rest] });
    expect((await own()).invited).toHaveLength(10);
    const { status, body } = await asOwner('POST', '/invitations', { emails: addresses(1) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ messages: ['You can invite 10 people at most.'] });
    expect(await mailsTo(api, first)).toHaveLength(1);
    expect((await asOwner('POST', '/invitations', { emails: addresses(11) })).status).toBe(422);
  });

  test('is refused for one’s own address, none, no address, and before the own email is confirmed', async () => {
    const ada = await api.signUp();
    const { asOwner, own } = await startMirrorOf(api, ada);
    for (const emails of [[ada.email], [], ['no address'], ['a@example.com, b@example.com']])
      expect((await asOwner('POST', '/invitations', { emails })).status, JSON.stringify(emails)).toBe(422);
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
    expect((await asOwner('POST', '/invitations', { emails: addresses(1) })).body).toMatchObject({
      statusCode: 409,
      code: 'email_unconfirmed',
    });
    expect((await own()).invited).toEqual([]);
  });

  test('is refused once the mirror takes no more replies', async () => {
    const { asOwner } = await startMirrorOf(api, await api.signUp());
    await asOwner('POST', '/close');
    expect((await asOwner('POST', '/invitations', { emails: addresses(1) })).body).toMatchObject({
      code: 'mirror_closed',
    });
  });
});

test('an invitation that has not left yet goes with its mirror', async () => {
  const { asOwner, code } = await startMirrorOf(api, await api.signUp());
  const [email = ''] = addresses(1);
  await asOwner('POST', '/invitations', { emails: [email] });
  await mailsTo(api, email);
  const { id } = await api.db
    .selectFrom('mirror_replies')
    .innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id')
    .select('mirror_replies.id')
    .where('license_code', '=', code)
    .executeTakeFirstOrThrow();
  const later = new Date(Date.now() + 3_600_000);
  await api.db
    .insertInto('outbox_mails')
    .values({
      recipient: email,
      subject: 's',
      text: '',
      html: '',
      gift_id: null,
      mirror_reply_id: id,
      next_attempt_at: later,
    })
    .execute();
  await asOwner('DELETE');
  const waiting = await api.db.selectFrom('outbox_mails').select('id').where('recipient', '=', email).execute();
  expect(waiting).toEqual([]);
});

describe('an invitation', () => {
  async function invited() {
    const started = await startMirrorOf(api, await api.signUp());
    const [email = ''] = addresses(1);
    await started.asOwner('POST', '/invitations', { emails: [email] });
    return { ...started, email, secret: await invitationOf(email) };
  }

  test('is answered, taken back and answered anew by the same link', async () => {
    const { asFriend, own, secret } = await invited();
    expect((await asFriend('reply', { secret, picks: [CORE] })).body).toMatchObject({ state: 'replied' });
    expect((await asFriend('open', { secret })).body).toMatchObject({ state: 'replied', reply: { picks: [CORE] } });
    expect((await own()).replies).toBe(1);
    expect((await asFriend('withdraw', { secret })).status).toBe(204);
    expect((await asFriend('open', { secret })).body).toMatchObject({ state: 'open' });
    expect((await own()).replies).toBe(0);
    expect((await asFriend('reply', { secret, picks: [CORE] })).status).toBe(201);
  });

  test('can be passed on in silence: the owner sees no difference, and the friend may still reply', async () => {
    const { asFriend, asOwner, secret } = await invited();
    const before = (await asOwner('GET')).body;
    expect((await asFriend('pass', { secret })).status).toBe(204);
    expect((await asOwner('GET')).body).toEqual(before);
    expect((await asFriend('open', { secret })).body).toMatchObject({ state: 'passed' });
    expect((await asFriend('reply', { secret, picks: [CORE] })).body).toMatchObject({ state: 'replied' });
    await asFriend('pass', { secret });
    expect((await asFriend('open', { secret })).body).toMatchObject({ state: 'replied' });
  });

  test('nothing tells the owner who of the invited has replied', async () => {
    const { asFriend, asOwner, secret, own } = await invited();
    const before = await own();
    await asFriend('reply', { secret, picks: [CORE] });
    expect(await own()).toEqual({ ...before, replies: 1 });
    expect(Object.keys((await own()).view ?? {})).toEqual([]);
    expect(JSON.stringify((await asOwner('GET')).body)).not.toContain(secret);
  });

  test('that nobody answers ends after sixty days; all addresses are forgotten then, so that none of them tells who replied', async () => {
    const { asFriend, asOwner, own, secret, email } = await invited();
    const [second = ''] = addresses(1);
    await asOwner('POST', '/invitations', { emails: [second] });
    const answered = await invitationOf(second);
    await asFriend('reply', { secret: answered, picks: [CORE] });
    await sql`update mirror_replies set invited_at = invited_at - interval '61 days' where recipient_email in (${email}, ${second})`.execute(
      api.db,
    );
    expect((await asFriend('open', { secret })).status).toBe(404);
    await sweep(api);
    expect(await own()).toMatchObject({ invited: [], replies: 1 });
    expect((await asFriend('open', { secret: answered })).body).toMatchObject({ state: 'replied' });
  });
});

test('a complaint about an invitation reaches the operator, and the mail to them holds not a word of it', async () => {
  const { asFriend, link, code } = await startMirrorOf(api, await api.signUp());
  const before = (await mailsTo(api, api.config.SUPPORT_EMAIL, 0)).length;
  expect((await asFriend('report', { secret: link, text: 'somebody-follows-me' })).status).toBe(204);
  const mails = await mailsTo(api, api.config.SUPPORT_EMAIL, before + 1);
  expect(mails.at(-1)?.text).toContain('report list');
  expect(mails.at(-1)?.text).not.toContain('somebody-follows-me');
  const report = await api.db
    .selectFrom('mirror_reports')
    .innerJoin('mirrors', 'mirrors.id', 'mirror_reports.mirror_id')
    .select(['kind', 'report_text'])
    .where('mirrors.license_code', '=', code)
    .execute();
  expect(report).toEqual([{ kind: 'invitation', report_text: 'somebody-follows-me' }]);
});
