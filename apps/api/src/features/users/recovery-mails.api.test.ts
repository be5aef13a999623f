import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../testing/outbox.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => api.close());

const request = (email: string) => api.call('POST', '/users/request-recover-password', { body: { email } });
const keyIn = (text: string | undefined) => /[?&]key=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

test('nobody is told that a mail was sent when none was, and known and unknown addresses are told the same', async () => {
  const ada = await api.signUp();
  const known = [await request(ada.email), await request(ada.email), await request(ada.email)];
  const unknown = 'nobody-at-all@example.com';
  const strange = [await request(unknown), await request(unknown), await request(unknown)];
  expect(known.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(strange.map(({ status, body }) => ({ status, body }))).toEqual(
    known.map(({ status, body }) => ({ status, body })),
  );
  expect(known[2]?.body).toMatchObject({ code: 'too_often', messages: [expect.stringContaining('still works')] });
  expect(Number(known[2]?.headers['retry-after'])).toBeGreaterThan(60);
  expect(await mailsTo(api, ada.email, 2)).toHaveLength(2);
});

test('a stranger who asks for mails all day keeps nobody out: the link of the last mail is good again', async () => {
  const ada = await api.signUp();
  await request(ada.email);
  await request(ada.email);
  const key = keyIn((await mailsTo(api, ada.email, 2)).at(-1)?.text);
  await api.db
    .updateTable('recovery_keys')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', ada.id)
    .execute();
  expect((await request(ada.email)).status).toBe(429);
  // After the answer: by its time nobody learns whether the address is known. Read here, since recovering is counted.
  const expiry = () =>
    api.db.selectFrom('recovery_keys').select('expires_at').where('user_id', '=', ada.id).executeTakeFirstOrThrow();
  await expect.poll(async () => (await expiry()).expires_at.getTime()).toBeGreaterThan(Date.now());
  const body = { email: ada.email, newPassword: 'brand new one', key };
  expect((await api.call('POST', '/users/recover-password', { body })).status).toBe(200);
});

test('one person gets at most ten such mails a day', async () => {
  const ada = await api.signUp();
  let mails = 0;
  // Asked as soon as each wait is over, until the waits add up to a day.
  for (let hours = 0; hours < 24;) {
    const answer = await request(ada.email);
    if (answer.status === 200) mails += 1;
    else {
      hours += Number(answer.headers['retry-after']) / 3_600;
      await api.db
        .updateTable('backoffs')
        .set({ blocked_until: new Date(0) })
        .execute();
    }
  }
  expect(mails).toBeLessThanOrEqual(10);
});
