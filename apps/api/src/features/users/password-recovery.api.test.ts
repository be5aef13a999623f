import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../testing/outbox.ts';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { testSettings } from '@lf/platform/testing/test-settings';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://fingerprint.example', ALLOWED_ORIGINS: 'https://other.example' });
});
afterAll(() => api.close());

const request = (email: string, url?: string) =>
  api.call('POST', '/users/request-recover-password', { body: { email, ...(url === undefined ? {} : { url }) } });
const recover = (email: string, key: string, newPassword = 'brand new one') =>
  api.call('POST', '/users/recover-password', { body: { email, key, newPassword } });
const linkIn = (text: string | undefined) => /https:\/\/\S+\/auth\/reset-password\?key=([\w-]+)/.exec(text ?? '');
const newestKey = async (email: string, count = 1) =>
  linkIn((await mailsTo(api, email, count)).at(-1)?.text)?.[1] ?? '';

describe('password recovery', () => {
  test('the mail has a link in text and HTML; the key sets the password once and ends every session', async () => {
    const ada = await api.signUp();
    expect((await request(ada.email)).body).toEqual({
      messages: ['Email to recover password was sent successfully - Redirecting to Log In page.'],
    });
    const [mail] = await mailsTo(api, ada.email);
    const key = linkIn(mail?.text)?.[1] ?? '';
    expect(key.length).toBeGreaterThanOrEqual(43);
    expect(mail?.html).toContain(key);

    expect((await recover(ada.email, key)).body).toMatchObject({
      messages: ['Password Updated - Redirecting to Log In page.'],
    });
    expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(401);
    expect((await api.call('POST', '/auth/login', { body: { email: ada.email, password: ada.password } })).status).toBe(
      401,
    );
    expect(
      (await api.call('POST', '/auth/login', { body: { email: ada.email, password: 'brand new one' } })).status,
    ).toBe(200);
    expect((await recover(ada.email, key, 'once again')).body).toMatchObject({ statusCode: 422, code: 'recovery_key' });
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const ada = await api.signUp();
    const [known, unknown] = [await request(ada.email), await request('nobody@example.com')];
    expect(unknown).toEqual({ ...known, headers: expect.anything() });
    expect(await mailsTo(api, ada.email)).toHaveLength(1);
    await expect(mailsTo(api, 'nobody@example.com', 1, 3)).rejects.toThrow('fewer than 1');
  });

  test.runIf(testSettings().postgresUrl !== undefined)(
    'the answer waits for no look at the accounts, known or unknown',
    async () => {
      const ada = await api.signUp();
      // While nobody can read the accounts, whoever had to look first could not answer.
      await api.db.transaction().execute(async (held) => {
        await sql`lock table users in access exclusive mode`.execute(held);
        for (const email of [ada.email, 'nobody@example.com']) expect((await request(email)).status).toBe(200);
      });
      expect(await mailsTo(api, ada.email)).toHaveLength(1);
    },
  );

  test('the mail goes to the address in the account, and to one address only', async () => {
    const ada = await api.signUp();
    expect((await request(` ${ada.email.toUpperCase()} `)).status).toBe(200);
    const [mail] = await mailsTo(api, ada.email);
    expect(mail?.to).toHaveLength(1);
    for (const email of [
      [ada.email, 'eve@example.com'],
      { email: ada.email },
      `${ada.email},eve@example.com`,
      `${ada.email}\neve@example.com`,
      `eve@example.com <${ada.email}>`,
    ]) {
      expect([400, 422]).toContain(
        (await api.call('POST', '/users/request-recover-password', { body: { email } })).status,
      );
    }
  });

  test('only the newest key works, and only for its own address', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    await request(ada.email);
    const first = await newestKey(ada.email);
    await request(ada.email);
    const second = await newestKey(ada.email, 2);
    expect((await recover(ada.email, first)).status).toBe(422);
    expect((await recover(bob.email, second)).status).toBe(422);
    expect((await recover(ada.email, second)).status).toBe(200);
  });

  test('a key that is too old does nothing', async () => {
    const ada = await api.signUp();
    await request(ada.email);
    const key = await newestKey(ada.email);
    await api.db
      .updateTable('recovery_keys')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ada.id)
      .execute();
    expect((await recover(ada.email, key)).status).toBe(422);
  });

  test('keys are stored hashed', async () => {
    const ada = await api.signUp();
    await request(ada.email);
    const key = await newestKey(ada.email);
    const row = await api.db
      .selectFrom('recovery_keys')
      .select('key_hash')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(row.key_hash).not.toContain(key);
  });

  test.each([
    ['https://other.example/path', 'https://other.example/'],
    ['https://other.example.evil.test', 'https://fingerprint.example/'],
    ['https://evil.test/?https://other.example', 'https://fingerprint.example/'],
    ['javascript:alert(1)', 'https://fingerprint.example/'],
    [undefined, 'https://fingerprint.example/'],
  ])('asked from %s the link begins with %s', async (url, start) => {
    const ada = await api.signUp();
    await request(ada.email, url);
    const [mail] = await mailsTo(api, ada.email);
    expect(linkIn(mail?.text)?.[0].startsWith(`${start}auth/reset-password`)).toBe(true);
  });

  test.each([
    [{ email: '', newPassword: 'long enough', key: 'x' }, 'Email is a required field'],
    [{ email: 'a@example.com', newPassword: '', key: 'x' }, 'Password is a required field'],
    [{ email: 'a@example.com', newPassword: 'short', key: 'x' }, 'Password is too short.'],
  ])('%j is refused', async (body, message) => {
    expect((await api.call('POST', '/users/recover-password', { body })).body).toMatchObject({
      statusCode: 422,
      messages: [message],
    });
  });
});
