import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AGAIN_REMINDER_MONTHS } from '@lf/domain/together-limits';
import { finishKeyOf, saveResult } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { sweep } from '../retention/retention.ts';
import { againReminderOf } from './again.service.ts';

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  // Mails stay where they can be counted.
  api = await startTestApi({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
beforeEach(async () => {
  await api.db.deleteFrom('users').execute();
  await api.db.deleteFrom('outbox_mails').execute();
  ada = await api.signUp('Ada');
  await confirm(ada);
});
afterAll(() => api.close());

const WISH = '/users/me/reminder';
const reminder = async (user: TestUser = ada) => (await api.call('GET', WISH, { token: user.token })).body;
const set = (on: boolean, user: TestUser = ada) => api.call('PUT', WISH, { token: user.token, body: { on } });
const confirm = (user: TestUser, at: Date | null = new Date()) =>
  api.db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', user.id).execute();
const mails = async () => await api.db.selectFrom('outbox_mails').select(['recipient', 'subject', 'text']).execute();
const recipients = async () => (await mails()).map(({ recipient }) => recipient);
const events = async (user: TestUser = ada) =>
  (
    await api.db
      .selectFrom('audit_events')
      .select('kind')
      .where('user_id', '=', user.id)
      .where('kind', 'in', ['reminder_on', 'reminder_off'])
      .orderBy('at')
      .execute()
  ).map(({ kind }) => kind);

/** As if the result had been finished so many months and days ago. */
const finishedAgo = (licenseCode: string, months: number, days = 0) =>
  api.db
    .updateTable('fingerprints')
    .set({ updated_at: sql<Date>`now() - make_interval(months => ${months}::int, days => ${days}::int)` })
    .where('license_code', '=', licenseCode)
    .execute();

const revoke = (licenseCode: string) =>
  api.db
    .updateTable('licenses')
    .set({ revoked_at: sql<Date>`now()` })
    .where('code', '=', licenseCode)
    .execute();

describe('the switch', () => {
  test('is off until it is asked for, and says when the mail comes', async () => {
    const code = await finishKeyOf(api, ada);
    expect(await reminder()).toEqual({ on: false, dueAt: null });
    const on = await set(true);
    expect(on.status).toBe(200);
    expect(await reminder()).toEqual(on.body);
    const { due } = await api.db
      .selectFrom('fingerprints')
      .select(sql<Date>`updated_at + make_interval(months => ${AGAIN_REMINDER_MONTHS}::int)`.as('due'))
      .where('license_code', '=', code)
      .executeTakeFirstOrThrow();
    expect(on.body).toEqual({ on: true, dueAt: due.toISOString() });
    expect((await set(false)).body).toEqual({ on: false, dueAt: null });
    expect(await reminder()).toEqual({ on: false, dueAt: null });
  });

  test('can be on before anything is finished: then nothing is due', async () => {
    const open = await giveKeyTo(api, ada);
    // A result whose key is not completed yet does not count.
    await saveResult(api, ada, open);
    expect((await set(true)).body).toEqual({ on: true, dueAt: null });
  });

  test('set to what it is already changes nothing, and is written down only when it changes', async () => {
    for (const on of [false, true, true, false, false]) expect((await set(on)).status).toBe(200);
    expect(await events()).toEqual(['reminder_on', 'reminder_off']);
  });

  test('is refused without a token, or with a bad body', async () => {
    expect((await api.call('GET', WISH)).status).toBe(401);
    expect((await api.call('PUT', WISH, { body: { on: true } })).status).toBe(401);
    for (const body of [{}, { on: 'yes' }, { on: true, months: 6 }, []])
      expect((await api.call('PUT', WISH, { token: ada.token, body })).status).toBeGreaterThanOrEqual(400);
    expect(await reminder()).toEqual({ on: false, dueAt: null });
  });

  test('is each person’s own', async () => {
    const bob = await api.signUp('Bob');
    await set(true, bob);
    expect(await reminder()).toEqual({ on: false, dueAt: null });
    await set(false);
    expect(await reminder(bob)).toMatchObject({ on: true });
    expect(await againReminderOf(api.db, ada.id)).toBeNull();
    expect(await againReminderOf(api.db, bob.id)).toEqual({
      on: true,
      switchedOnAt: expect.any(Date),
      nextMailAt: null,
      lastMailAboutFingerprintOf: null,
    });
  });

  test('switched off, is still in the copy of one’s data: what is kept is shown', async () => {
    await finishedAgo(await finishKeyOf(api, ada), AGAIN_REMINDER_MONTHS, 1);
    await set(true);
    await sweep(api);
    await set(false);
    expect(await againReminderOf(api.db, ada.id)).toEqual({
      on: false,
      switchedOnAt: expect.any(Date),
      nextMailAt: null,
      lastMailAboutFingerprintOf: expect.any(Date),
    });
  });
});

describe('the mail', () => {
  test('does not come to those who did not ask for it', async () => {
    await finishedAgo(await finishKeyOf(api, ada), AGAIN_REMINDER_MONTHS, 1);
    await sweep(api);
    expect(await mails()).toEqual([]);
  });

  test('comes once when the year is over, not before, with nothing of the fingerprint in it', async () => {
    const code = await finishKeyOf(api, ada);
    await set(true);
    await finishedAgo(code, AGAIN_REMINDER_MONTHS - 1);
    await sweep(api);
    expect(await mails()).toEqual([]);

    await finishedAgo(code, AGAIN_REMINDER_MONTHS);
    await sweep(api);
    await sweep(api);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(ada.email);
    expect(mail?.text).toContain(`${api.config.PUBLIC_URL}/account\n`);
    expect(mail?.text).toContain(`${api.config.PUBLIC_URL}/account/settings`);
    // Also true for one who switches it on years later.
    expect(mail?.text).toContain(`It has been at least ${AGAIN_REMINDER_MONTHS} months since you finished`);
    const { ranked_values } = await api.db
      .selectFrom('fingerprints')
      .select('ranked_values')
      .where('license_code', '=', code)
      .executeTakeFirstOrThrow();
    const written = `${mail?.subject} ${mail?.text}`.toLowerCase();
    for (const value of JSON.parse(ranked_values ?? '[]') as string[])
      expect(written).not.toContain(value.toLowerCase());
    expect(written).not.toContain(code.toLowerCase());
    expect(await reminder()).toEqual({ on: true, dueAt: null });
    expect(await againReminderOf(api.db, ada.id)).toMatchObject({
      nextMailAt: null,
      lastMailAboutFingerprintOf: expect.any(Date),
    });
  });

  test('comes once however many processes sweep at the same time, to each person', async () => {
    const people = [ada, await api.signUp('Bob'), await api.signUp('Cem')];
    for (const person of people) {
      await confirm(person);
      await set(true, person);
      await finishedAgo(await finishKeyOf(api, person), AGAIN_REMINDER_MONTHS, 1);
    }
    await Promise.all([1, 2, 3, 4].map(() => sweep(api)));
    expect((await recipients()).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  test('does not come to an address that is not confirmed; it does once it is', async () => {
    await finishedAgo(await finishKeyOf(api, ada), AGAIN_REMINDER_MONTHS, 1);
    await set(true);
    await confirm(ada, null);
    await sweep(api);
    expect(await mails()).toEqual([]);
    await confirm(ada);
    await sweep(api);
    expect(await recipients()).toEqual([ada.email]);
  });

  test('does not come when the wish was taken back in between', async () => {
    const code = await finishKeyOf(api, ada);
    await set(true);
    await set(false);
    await finishedAgo(code, AGAIN_REMINDER_MONTHS, 1);
    await sweep(api);
    expect(await mails()).toEqual([]);
  });

  test('comes once for a fingerprint, also when the wish was taken back and given again', async () => {
    await finishedAgo(await finishKeyOf(api, ada), AGAIN_REMINDER_MONTHS, 1);
    const sent: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await set(true);
      await sweep(api);
      sent.push(...(await recipients()));
      await set(false);
    }
    expect(sent).toEqual([ada.email]);
  });

  test('waits for the newest fingerprint’s year, and comes again for it', async () => {
    const first = await finishKeyOf(api, ada);
    await set(true);
    await finishedAgo(first, 2 * AGAIN_REMINDER_MONTHS);
    const second = await finishKeyOf(api, ada);
    await sweep(api);
    expect(await mails()).toEqual([]);

    await finishedAgo(second, AGAIN_REMINDER_MONTHS, 1);
    await sweep(api);
    expect(await recipients()).toEqual([ada.email]);
    const third = await finishKeyOf(api, ada);
    expect(await reminder()).toEqual({ on: true, dueAt: expect.any(String) });
    await finishedAgo(third, AGAIN_REMINDER_MONTHS, 0);
    await finishedAgo(second, AGAIN_REMINDER_MONTHS + 6);
    await sweep(api);
    expect(await recipients()).toEqual([ada.email, ada.email]);
  });

  test('does not come about an older fingerprint when the newest, written about, is taken back', async () => {
    const [older, newest] = [await finishKeyOf(api, ada), await finishKeyOf(api, ada)];
    await finishedAgo(older, 3 * AGAIN_REMINDER_MONTHS);
    await finishedAgo(newest, AGAIN_REMINDER_MONTHS, 1);
    await set(true);
    await sweep(api);
    await revoke(newest);
    await sweep(api);
    expect(await recipients()).toEqual([ada.email]);
    expect(await reminder()).toEqual({ on: true, dueAt: null });
  });

  test('that waits for the mail server does not leave once the wish is taken back', async () => {
    await finishedAgo(await finishKeyOf(api, ada), AGAIN_REMINDER_MONTHS, 1);
    await set(true);
    await sweep(api);
    expect(await recipients()).toEqual([ada.email]);
    await set(false);
    expect(await recipients()).toEqual([]);
  });

  test('does not come for a key that was taken back', async () => {
    const code = await finishKeyOf(api, ada);
    await set(true);
    await finishedAgo(code, AGAIN_REMINDER_MONTHS, 1);
    await revoke(code);
    await sweep(api);
    expect(await mails()).toEqual([]);
    expect(await reminder()).toEqual({ on: true, dueAt: null });
  });
});
