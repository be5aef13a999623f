import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  BACKUP_KEPT_DAYS,
  DRAFT_KEPT_MONTHS,
  DRAFT_REMINDER_DAYS,
  PAYMENT_EVENTS_KEPT_DAYS,
  UNPAID_ORDERS_KEPT_DAYS,
} from '@lf/domain/limits';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { operate } from '../../testing/operator.ts';
import { loadRecord, saveForm } from '../../testing/save-form.ts';
import { sweep } from './retention.ts';

let api: TestApi;
let ada: TestUser;
let key: string;
beforeAll(async () => {
  // Mails stay where they can be counted.
  api = await startTestApi({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
beforeEach(async () => {
  await api.db.deleteFrom('users').execute();
  await api.db.deleteFrom('outbox_mails').execute();
  ada = await api.signUp();
  key = await giveKeyTo(api, ada);
  await save(ada, key);
});
afterAll(() => api.close());

const save = (user: TestUser, licenseCode: string, note = 'mine') => saveForm(api, user, licenseCode, { note });
const saved = async (licenseCode: string) => ((await loadRecord(api, ada, licenseCode)) === undefined ? 0 : 1);
const mails = () => api.db.selectFrom('outbox_mails').select(['recipient', 'text']).execute();
const ago = (days: number) =>
  sql<Date>`now() - make_interval(months => ${DRAFT_KEPT_MONTHS}::int) - make_interval(days => ${days}::int)`;

/** As if nobody had touched it since so many days before the end of its time. */
async function age(licenseCode: string, days: number): Promise<void> {
  await api.db
    .updateTable('survey_records')
    .set({ updated_at: ago(days) })
    .where('license_code', '=', licenseCode)
    .execute();
  await api.db
    .updateTable('fingerprints')
    .set({ updated_at: ago(days) })
    .where('license_code', '=', licenseCode)
    .execute();
}
const toldDaysAgo = (days: number) =>
  api.db
    .updateTable('survey_records')
    .set({ reminded_at: sql<Date>`now() - make_interval(days => ${days}::int)` })
    .where('license_code', '=', key)
    .execute();

describe('an unfinished survey', () => {
  test('is left alone while it is young', async () => {
    await age(key, -DRAFT_REMINDER_DAYS - 1);
    expect(await sweep(api)).toEqual({ reminded: 0, cleared: 0 });
    expect(await mails()).toEqual([]);
  });

  test('that grows old is told of once, by one mail to its person, however many processes sweep', async () => {
    await age(key, -DRAFT_REMINDER_DAYS + 1);
    const second = await giveKeyTo(api, ada);
    await save(ada, second);
    await age(second, -DRAFT_REMINDER_DAYS + 1);
    const swept = await Promise.all([1, 2, 3, 4].map(() => sweep(api)));
    expect(swept.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(2);
    expect(await sweep(api)).toEqual({ reminded: 0, cleared: 0 });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([ada.email]);
    expect(sent[0]?.text).toContain(`${DRAFT_KEPT_MONTHS} months`);
  });

  test('is cleared when its time is over and its person was told; the key stays, to begin anew', async () => {
    await api.call('POST', `/fingerprints/${key}/confirm`, {
      token: ada.token,
      body: { values: ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'] },
    });
    await age(key, 1);
    await toldDaysAgo(DRAFT_REMINDER_DAYS + 1);
    const swept = await Promise.all([1, 2, 3, 4].map(() => sweep(api)));
    expect(swept.reduce((sum, { cleared }) => sum + cleared, 0)).toBe(1);
    expect(await saved(key)).toBe(0);
    expect(await api.db.selectFrom('fingerprints').select('license_code').execute()).toEqual([]);
    expect((await save(ada, key)).status).toBe(201);
  });

  test('is never cleared untold, nor sooner than promised after the mail', async () => {
    await age(key, 400);
    expect(await sweep(api)).toEqual({ reminded: 1, cleared: 0 });
    await toldDaysAgo(DRAFT_REMINDER_DAYS - 1);
    expect(await sweep(api)).toEqual({ reminded: 0, cleared: 0 });
    expect(await saved(key)).toBe(1);
  });

  test('that its person opened again starts a new time', async () => {
    await age(key, 1);
    await toldDaysAgo(DRAFT_REMINDER_DAYS + 1);
    await save(ada, key, 'back again');
    expect(await sweep(api)).toEqual({ reminded: 0, cleared: 0 });
    await age(key, -DRAFT_REMINDER_DAYS + 1);
    await toldDaysAgo(1_000);
    expect(await sweep(api)).toEqual({ reminded: 1, cleared: 0 });
  });

  test('without a word in it needs no mail', async () => {
    await api.call('DELETE', `/fingerprintData/data/${ada.id}/${key}`, { token: ada.token });
    await age(key, 400);
    expect(await sweep(api)).toEqual({ reminded: 0, cleared: 0 });
  });
});

test('a finished fingerprint and its answers stay, however old', async () => {
  const finished = await giveKeyTo(api, ada);
  await save(ada, finished);
  await api.call('PUT', `/fingerprints/${finished}`, {
    token: ada.token,
    body: { values: ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'], valuesPhilosophy: 'You lead.' },
  });
  for (const code of [finished, await finishKeyOf(api, ada)]) await age(code, 4_000);
  await api.db.deleteFrom('survey_records').where('license_code', '=', key).execute();
  expect(await sweep(api)).toEqual({ reminded: 0, cleared: 0 });
  expect(await saved(finished)).toBe(1);
});

test('expired sessions, recovery keys and counts are forgotten', async () => {
  await api.db
    .insertInto('sessions')
    .values({ user_id: ada.id, expires_at: new Date(0) })
    .execute();
  await api.db
    .insertInto('recovery_keys')
    .values({ user_id: ada.id, key_hash: 'x', expires_at: new Date(0) })
    .execute();
  await api.db
    .insertInto('rate_limits')
    .values({ key: 'old:one', count: 1, resets_at: new Date(0) })
    .execute();
  await sweep(api);
  expect(await api.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  expect(await api.db.selectFrom('recovery_keys').select('user_id').execute()).toEqual([]);
  expect(await api.db.selectFrom('rate_limits').select('key').where('key', '=', 'old:one').execute()).toEqual([]);
});

test('orders that were never paid, and events of payments, are forgotten after their time; receipts stay', async () => {
  const order = (status: 'pending' | 'expired' | 'paid', daysAgo: number) =>
    api.db
      .insertInto('orders')
      .values({
        user_id: ada.id,
        provider: `${status} ${daysAgo}`,
        status,
        quantity: 1,
        amount_total: 4_900,
        currency: 'usd',
        referral: null,
        created_at: sql<Date>`now() - make_interval(days => ${daysAgo}::int)`,
      })
      .execute();
  for (const status of ['pending', 'expired', 'paid'] as const)
    for (const late of [-1, 1]) await order(status, UNPAID_ORDERS_KEPT_DAYS + late);
  for (const late of [-1, 1])
    await api.db
      .insertInto('payment_events')
      .values({
        provider: 'stripe',
        event_id: String(late),
        received_at: sql<Date>`now() - make_interval(days => ${PAYMENT_EVENTS_KEPT_DAYS + late}::int)`,
      })
      .execute();
  await sweep(api);
  const orders = await api.db.selectFrom('orders').select('provider').where('user_id', '=', ada.id).execute();
  expect(orders.map(({ provider }) => provider).toSorted()).toEqual([
    `expired ${UNPAID_ORDERS_KEPT_DAYS - 1}`,
    `paid ${UNPAID_ORDERS_KEPT_DAYS - 1}`,
    `paid ${UNPAID_ORDERS_KEPT_DAYS + 1}`,
    `pending ${UNPAID_ORDERS_KEPT_DAYS - 1}`,
  ]);
  expect(await api.db.selectFrom('payment_events').select('event_id').execute()).toEqual([{ event_id: '-1' }]);
});

test('who has left is known for as long as backups are kept, and no longer', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`;
  await api.db
    .insertInto('deleted_users')
    .values([
      { user_id: old, deleted_at: daysAgo(BACKUP_KEPT_DAYS + 2) },
      { user_id: young, deleted_at: daysAgo(BACKUP_KEPT_DAYS - 1) },
    ])
    .execute();
  await sweep(api);
  const rows = await api.db.selectFrom('deleted_users').select('user_id').execute();
  expect(rows.map((row) => row.user_id)).toContain(young);
  expect(rows.map((row) => row.user_id)).not.toContain(old);
});

test('what was ended is known for as long as backups are kept, and no longer', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`;
  await api.db
    .insertInto('ended_consents')
    .values([
      { id: old, ended_at: daysAgo(BACKUP_KEPT_DAYS + 3) },
      // As it is kept of something that ended a moment before the end of the day, a day and a moment more than backups are kept ago.
      {
        id: young,
        ended_at: sql<Date>`date_trunc('day', now()) - make_interval(days => ${BACKUP_KEPT_DAYS + 1}::int)`,
      },
    ])
    .execute();
  await sweep(api);
  expect(await api.db.selectFrom('ended_consents').select('id').execute()).toEqual([{ id: young }]);
});

test('of what was ended the day is kept, and not the moment', async () => {
  await api.db.insertInto('ended_consents').values({ id: randomUUID() }).execute();
  const rows = await api.db
    .selectFrom('ended_consents')
    .select(sql<boolean>`ended_at = date_trunc('day', ended_at)`.as('is_day'))
    .execute();
  expect(rows.filter(({ is_day }) => !is_day)).toEqual([]);
});

test('the operator can look first, and sweep by hand', async () => {
  await age(key, 1);
  await toldDaysAgo(DRAFT_REMINDER_DAYS + 1);
  expect((await operate(api, 'drafts sweep --dry-run')).output).toContain('1 to clear');
  expect(await saved(key)).toBe(1);
  expect((await operate(api, 'drafts sweep')).output).toContain('cleared 1');
  expect(await saved(key)).toBe(0);
});
