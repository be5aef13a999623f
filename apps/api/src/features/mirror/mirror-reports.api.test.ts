import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSettings } from '@lf/platform/testing/test-settings';
import { startMirrorOf } from '../../testing/mirror-people.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { mailedSecretOf, NO_MAIL_SERVER, waitingMailsTo } from '../../testing/waiting-mails.ts';
import { whileHolding } from '../../testing/while-holding.ts';
import { holdPerson } from '../users/users.repo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(NO_MAIL_SERVER);
});
beforeEach(async () => {
  await api.db.deleteFrom('mirror_reports').execute();
  await api.db.deleteFrom('outbox_mails').execute();
});
afterAll(() => api.close());

const start = async () => startMirrorOf(api, await api.signUp());
const texts = async () =>
  (await api.db.selectFrom('mirror_reports').select('report_text').execute()).map((row) => row.report_text);
const mails = async () => (await waitingMailsTo(api, api.config.SUPPORT_EMAIL)).length;

test('by a mailed invitation there is one open complaint: said again, its words are the later ones', async () => {
  const { asOwner, asFriend } = await start();
  const emails = ['complains@example.com', 'complains-too@example.com'];
  await asOwner('POST', '/invitations', { emails });
  const [first, second] = await Promise.all(emails.map((email) => mailedSecretOf(api, email)));
  for (const text of ['once', 'twice', undefined]) await asFriend('report', { secret: first, text });
  await asFriend('report', { secret: second, text: 'another person' });
  expect(new Set(await texts())).toEqual(new Set(['another person', 'twice']));
  expect(await texts()).toHaveLength(2);
});

test('a complaint does not lead to the invitation by which it came', async () => {
  const { asOwner, asFriend } = await start();
  await asOwner('POST', '/invitations', { emails: ['unnamed@example.com'] });
  await asFriend('report', { secret: await mailedSecretOf(api, 'unnamed@example.com') });
  const row = await api.db
    .selectFrom('mirror_replies')
    .selectAll()
    .where('recipient_email', '=', 'unnamed@example.com')
    .executeTakeFirstOrThrow();
  const report = JSON.stringify(await api.db.selectFrom('mirror_reports').selectAll().execute());
  for (const secret of [row.id, row.secret_id, row.secret_hash]) expect(report).not.toContain(secret);
});

test('ten open complaints by the shared link of one mirror are kept; the eleventh gets the same answer', async () => {
  const [{ asFriend, link }, other] = [await start(), await start()];
  for (let n = 0; n < 11; n += 1)
    expect((await asFriend('report', { secret: link, text: `complaint ${n}` })).status).toBe(204);
  expect(await texts()).toHaveLength(10);
  await other.asFriend('report', { secret: other.link, text: 'about another mirror' });
  expect(await texts()).toContain('about another mirror');
  await api.db.updateTable('mirror_reports').set({ settled_at: new Date(), report_text: null }).execute();
  await asFriend('report', { secret: link, text: 'after they were settled' });
  expect(await texts()).toContain('after they were settled');
});

test('complaints by the shared link leave room for those by a mailed invitation, and the other way round', async () => {
  const { asFriend, asOwner, link } = await start();
  const emails = ['heard@example.com', 'still-heard@example.com'];
  await asOwner('POST', '/invitations', { emails });
  const [first, second] = await Promise.all(emails.map((email) => mailedSecretOf(api, email)));
  await asFriend('report', { secret: first, text: 'mailed, before the others' });
  for (let n = 0; n < 11; n += 1) await asFriend('report', { secret: link, text: 'junk' });
  await asFriend('report', { secret: second, text: 'mailed, after the others' });
  const kept = await texts();
  expect(kept).toEqual(expect.arrayContaining(['mailed, before the others', 'mailed, after the others']));
  expect(kept.filter((text) => text === 'junk')).toHaveLength(10);
});

test('the owner cannot complain of their own invitation', async () => {
  const ada = await api.signUp();
  const { link } = await startMirrorOf(api, ada);
  const answer = await api.call('POST', '/mirror/report', { token: ada.token, body: { secret: link, text: 'mine' } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'mirror_own' } });
  expect(await texts()).toEqual([]);
});

test('many complaints about one mirror bring one mail, and silence nobody else; from five mirrors on the list alone grows', async () => {
  const junk = await start();
  for (let n = 0; n < 8; n += 1) await junk.asFriend('report', { secret: junk.link, text: `junk ${n}` });
  expect(await mails()).toBe(1);
  for (let n = 0; n < 5; n += 1) {
    const { asFriend, link } = await start();
    await asFriend('report', { secret: link, text: 'of another mirror' });
  }
  expect(await mails()).toBe(5);
  expect((await texts()).filter((text) => text === 'of another mirror')).toHaveLength(5);
});

// The embedded database takes one transaction at a time: nothing is at once.
test.runIf(testSettings().postgresUrl !== undefined)(
  'two complaints at once by one mailed link are one, also where the mirror is gone',
  async () => {
    const ada = await api.signUp();
    const { asOwner, asFriend } = await startMirrorOf(api, ada);
    await asOwner('POST', '/invitations', { emails: ['at-once@example.com'] });
    const secret = await mailedSecretOf(api, 'at-once@example.com');
    await asOwner('DELETE');
    const answers = await whileHolding(
      api,
      (held) => holdPerson(held, ada.id),
      () => Promise.all(['one', 'other'].map((text) => asFriend('report', { secret, text }))),
      () => Promise.resolve(),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await texts()).toHaveLength(1);
  },
);
