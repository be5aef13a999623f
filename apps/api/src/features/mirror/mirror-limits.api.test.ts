import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMirrorOf } from '../../testing/mirror-people.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { NO_MAIL_SERVER, waitingMailsTo } from '../../testing/waiting-mails.ts';

/** With the limits as they are in use. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...NO_MAIL_SERVER, RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => api.close());

let people = 0;
const addresses = (count: number) => Array.from({ length: count }, () => `limited-${(people += 1)}@example.com`);
const start = async () => startMirrorOf(api, await api.signUp());
const counts = () => api.db.selectFrom('rate_limits').select(['key', 'count']).execute();
const mailCounts = async () =>
  (await counts())
    .filter(({ key }) => /^(mails-to-address|mirror-invitations):/u.test(key))
    .map(({ key, count }) => `${key} ${count}`);

test('an account mails thirty invitations a day, however often a mirror is begun anew; a list that is too long takes nothing', async () => {
  const { asOwner } = await start();
  const answers: number[] = [];
  for (const count of [9, 9, 9, 9, 3, 1]) {
    answers.push((await asOwner('POST', '/invitations', { emails: addresses(count) })).status);
    await asOwner('DELETE');
    await asOwner('POST');
  }
  expect(answers).toEqual([201, 201, 201, 429, 201, 429]);
});

test('an address gets ten mails a day from everybody together; the refusal names it, nobody gets half of the list, and no try is counted', async () => {
  const [much = '', ...others] = addresses(3);
  for (let n = 0; n < 10; n += 1) {
    const { asOwner } = await start();
    expect((await asOwner('POST', '/invitations', { emails: [much] })).status).toBe(201);
  }
  const { asOwner, own } = await start();
  const before = await mailCounts();
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await asOwner('POST', '/invitations', { emails: [...others, much] });
    expect(status).toBe(429);
    expect(JSON.stringify(body)).toContain(much);
    for (const other of others) expect(JSON.stringify(body)).not.toContain(other);
  }
  expect(await mailCounts()).toEqual(before);
  expect((await own()).invited).toEqual([]);
  for (const other of others) expect(await waitingMailsTo(api, other)).toEqual([]);
  expect(await waitingMailsTo(api, much)).toHaveLength(10);
  expect((await asOwner('POST', '/invitations', { emails: others })).status).toBe(201);
});

test('whose mirror it is not is told so before anything is counted', async () => {
  const { path } = await start();
  const eve = await api.signUp('Eve');
  const before = await mailCounts();
  const { status } = await api.call('POST', `${path}/invitations`, {
    token: eve.token,
    body: { emails: addresses(1) },
  });
  expect(status).toBe(404);
  expect(await mailCounts()).toEqual(before);
});
