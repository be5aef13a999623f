import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMirrorOf } from '../../testing/mirror-people.ts';
import { operate } from '../../testing/operator.ts';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { mailedSecretOf, NO_MAIL_SERVER, waitingMailsTo } from '../../testing/waiting-mails.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(NO_MAIL_SERVER);
});
afterAll(() => api.close());

const CORE = SHORT_FINGERPRINT.values[0] ?? '';
const said = (text: string) => ({ picks: [CORE], saw: { value: CORE, text } });

test('with a key that is taken back its mirror goes: nothing is left in any table, and a friend can ask for nothing more', async () => {
  const [started, other] = [
    await startMirrorOf(api, await api.signUp()),
    await startMirrorOf(api, await api.signUp('Bob')),
  ];
  const { asOwner, asFriend, reply, code, link, own } = started;
  const kept = await other.reply(said('of another mirror.'));
  const emails = ['of-a-revoked-key@example.com'];
  await asOwner('POST', '/invitations', { emails });
  const mailed = await mailedSecretOf(api, emails[0] ?? '');
  await reply(said('revoked words.'));
  await reply(said('revoked words.'));
  const friend = await reply(said('revoked words.'));
  const ids = (await own()).view?.sentences.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(3);

  expect((await operate(api, `key revoke --code ${code} --force`)).exitCode).toBe(0);

  const rows = JSON.stringify([
    await api.db.selectFrom('mirrors').selectAll().execute(),
    await api.db.selectFrom('mirror_replies').selectAll().execute(),
    await api.db.selectFrom('mirror_reports').selectAll().execute(),
  ]);
  expect(rows).not.toMatch(/revoked/u);
  expect(rows).not.toContain(code);
  expect(await waitingMailsTo(api, emails[0] ?? '')).toEqual([]);
  for (const secret of [friend.secret, mailed, link])
    expect((await asFriend('withdraw', { secret })).body).toMatchObject({ code: 'mirror_unknown' });
  const ended = (await api.db.selectFrom('ended_consents').select('id').execute()).map(({ id }) => id);
  expect(ended).toEqual(expect.arrayContaining(ids));
  expect((await other.asFriend('open', { secret: kept.secret })).body).toMatchObject({ state: 'replied' });
});
