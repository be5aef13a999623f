import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mirrorOf, startMirrorOf } from '../../testing/mirror-people.ts';
import { operate, rowsOf } from '../../testing/operator.ts';
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

async function invited() {
  const ada = await api.signUp();
  const started = await startMirrorOf(api, ada);
  const email = `ended-${(people += 1)}@example.com`;
  await started.asOwner('POST', '/invitations', { emails: [email] });
  return { ...started, ada, email, secret: await mailedSecretOf(api, email) };
}
type Invited = Awaited<ReturnType<typeof invited>>;

const isRefused = async (email: string) => {
  const rows = api.db.selectFrom('mirror_refusals').select('address_hash');
  return (await rows.where('address_hash', '=', accountKey(email)).execute()).length === 1;
};
const reportsOn = async ({ ada }: Invited) =>
  rowsOf((await operate(api, 'report list --json')).output).filter((row) => row['mirror_of'] === ada.email);

const ENDS: Readonly<Record<string, (mirror: Invited) => Promise<unknown>>> = {
  'was deleted by its owner': ({ asOwner }) => asOwner('DELETE'),
  'was deleted and begun anew': async ({ asOwner }) => {
    await asOwner('DELETE');
    await asOwner('POST');
  },
  'went with its key': ({ code }) => operate(api, `key revoke --code ${code} --force`),
};

describe.each(Object.entries(ENDS))('by the mailed link of a mirror that %s', (_, end) => {
  test('its recipient learns that nobody can reply by it', async () => {
    const mirror = await invited();
    const { asFriend, secret } = mirror;
    await end(mirror);
    expect(await asFriend('open', { secret })).toMatchObject({ status: 404, body: { code: 'mirror_ended' } });
    for (const [what, more] of [
      ['reply', { picks: [CORE] }],
      ['withdraw', {}],
      ['pass', {}],
      ['pass', { noMore: false }],
    ] as const)
      expect(await asFriend(what, { secret, ...more })).toMatchObject({
        status: 404,
        body: { code: 'mirror_unknown' },
      });
  });

  test('they can still say that they want no such mail', async () => {
    const mirror = await invited();
    await end(mirror);
    expect((await mirror.asFriend('pass', { secret: mirror.secret, noMore: true })).status).toBe(204);
    expect(await isRefused(mirror.email)).toBe(true);
    expect(await reportsOn(mirror)).toEqual([]);
  });

  test('they can still report it, once, and the operator can settle that', async () => {
    const mirror = await invited();
    const { asFriend, secret, email } = mirror;
    await end(mirror);
    for (const text of ['too late?', 'not too late'])
      expect((await asFriend('report', { secret, text })).status).toBe(204);
    expect(await isRefused(email)).toBe(true);
    const reports = await reportsOn(mirror);
    expect(reports).toMatchObject([{ text: 'not too late', mirror: expect.stringMatching(/^was deleted/u) }]);
    const settle = `report settle --id ${String(reports[0]?.['id'])} --outcome end-mirror`;
    expect((await operate(api, settle)).exitCode).toBe(0);
    expect((await mirror.asOwner('POST', '/invitations', { emails: ['next@example.com'] })).status).not.toBe(201);
    expect(await reportsOn(mirror)).toEqual([]);
  });

  test('who had complained before adds to that complaint', async () => {
    const mirror = await invited();
    const { asFriend, secret } = mirror;
    await asFriend('report', { secret, text: 'before' });
    await end(mirror);
    await asFriend('report', { secret, text: 'after' });
    expect(await reportsOn(mirror)).toMatchObject([{ text: 'after' }]);
  });

  test('by its shared link, and by the secret of a reply, there is nothing', async () => {
    const mirror = await invited();
    const { secret: replySecret } = await mirror.reply({ picks: [CORE] });
    await end(mirror);
    for (const secret of [mirror.link, replySecret])
      for (const [what, more] of [
        ['open', {}],
        ['pass', { noMore: true }],
        ['report', {}],
      ] as const)
        expect(await mirror.asFriend(what, { secret, ...more })).toMatchObject({
          status: 404,
          body: { code: 'mirror_unknown' },
        });
    expect(await reportsOn(mirror)).toEqual([]);
  });
});

describe('once its owner has begun anew, a complaint about the mirror that is gone', () => {
  const complaints: Readonly<Record<string, (mirror: Invited, begin: () => Promise<unknown>) => Promise<unknown>>> = {
    'from before': async ({ asFriend, secret }, begin) => {
      await asFriend('report', { secret, text: 'the one' });
      await begin();
    },
    'from after': async ({ asFriend, secret }, begin) => {
      await begin();
      await asFriend('report', { secret, text: 'the one' });
    },
  };

  test.each(Object.entries(complaints))('%s ends the new one, with everything in it', async (_, complain) => {
    const mirror = await invited();
    const { ada, code, asOwner, asFriend } = mirror;
    const another = await startMirrorOf(api, ada);
    await complain(mirror, () => asOwner('DELETE').then(() => asOwner('POST')));
    const anew = await mirrorOf(api, ada, code);
    const email = `anew-${(people += 1)}@example.com`;
    await asOwner('POST', '/invitations', { emails: [email] });
    const secret = await mailedSecretOf(api, email);
    for (let n = 0; n < 3; n += 1) await anew.reply({ picks: [CORE] });
    await asFriend('report', { secret: anew.link, text: 'by the new link' });
    await asFriend('report', { secret: another.link, text: 'about another fingerprint' });
    const { id: mirrorId } = await api.db
      .selectFrom('mirrors')
      .select('id')
      .where('license_code', '=', code)
      .executeTakeFirstOrThrow();
    const reports = await reportsOn(mirror);
    const about = Object.fromEntries(reports.map((row) => [String(row['text']), String(row['mirror'])]));
    expect(about).toEqual({
      'the one': 'was deleted by its owner and begun anew: end-mirror deletes the new one',
      'by the new link': 'is there',
      'about another fingerprint': 'is there',
    });
    const id = String(reports.find((row) => row['text'] === 'the one')?.['id']);
    expect((await operate(api, `report settle --id ${id} --outcome end-mirror`)).exitCode).toBe(0);
    expect((await asOwner('GET')).body).toEqual({ mirror: null });
    const replies = api.db.selectFrom('mirror_replies').select('id').where('mirror_id', '=', mirrorId);
    expect(await replies.execute()).toEqual([]);
    expect(await waitingMailsTo(api, email)).toEqual([]);
    expect((await asFriend('open', { secret })).body).toMatchObject({ code: 'mirror_ended' });
    expect((await asOwner('POST')).body).toMatchObject({ code: 'mirror_blocked' });
    expect((await reportsOn(mirror)).map((row) => row['text'])).toEqual(['about another fingerprint']);
    expect((await another.own()).replies).toBe(0);
    const ended = api.db.selectFrom('ended_consents').select('id').where('id', '=', mirrorId);
    expect(await ended.execute()).toEqual([{ id: mirrorId }]);
  });
});

test('the owner cannot complain of it', async () => {
  const mirror = await invited();
  await mirror.asOwner('DELETE');
  const body = { secret: mirror.secret, text: 'mine' };
  const answer = await api.call('POST', '/mirror/report', { token: mirror.ada.token, body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'mirror_own' } });
  expect(await isRefused(mirror.email)).toBe(false);
});

test('what is remembered of an invitation leads to no reply', async () => {
  const { secret, email, asFriend } = await invited();
  await asFriend('reply', { secret, picks: [CORE] });
  const { secret_hash: replied } = await api.db
    .selectFrom('mirror_replies')
    .select('secret_hash')
    .where('recipient_email', '=', email)
    .executeTakeFirstOrThrow();
  const asks = JSON.stringify(await api.db.selectFrom('mirror_asks').selectAll().execute());
  expect(asks).not.toContain(replied);
  expect(asks).not.toContain(secret);
});

test('after sixty days the link of a mirror that has ended leads to nothing', async () => {
  const { secret, email, asFriend, asOwner } = await invited();
  await asOwner('DELETE');
  await sql`update mirror_asks set asked_at = asked_at - interval '61 days'`.execute(api.db);
  for (const first of [() => Promise.resolve(), () => sweep(api)]) {
    await first();
    expect((await asFriend('open', { secret })).body).toMatchObject({ code: 'mirror_unknown' });
    expect((await asFriend('pass', { secret, noMore: true })).status).toBe(404);
    expect((await asFriend('report', { secret })).status).toBe(404);
  }
  expect(await isRefused(email)).toBe(false);
});
