import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyKeys } from '../testing/buy-keys.ts';
import { giveKeyTo } from '../testing/give-key.ts';
import { operate, rowsOf } from '../testing/operator.ts';
import { mailsTo } from '../testing/outbox.ts';
import { startTestApi, type TestApi, type TestUser } from '../testing/test-api.ts';
import { runOperator } from './run-operator.ts';
import { StartError } from '@lf/platform/start-error';
import type { License } from '@lf/contract/licenses';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const run = (line: string) => operate(api, line);
const keysOf = async ({ token }: TestUser) =>
  ((await api.call('GET', '/users/me/licenses', { token })).body as { result: License[] }).result;

test('people are found by a part of the address or the name; % and _ are letters like others', async () => {
  const zoe = await api.signUp('Zoeline');
  expect(rowsOf((await run('user find --search ZOELI --json')).output)).toEqual([
    expect.objectContaining({ email: zoe.email, confirmed: true, keys: 0, sessions: 1 }),
  ]);
  expect(rowsOf((await run('user find --search zoel_ne --json')).output)).toEqual([]);
  const underlined = await api.signUp('Zoel_ne');
  expect(rowsOf((await run('user find --search zoel_ne --json')).output)).toEqual([
    expect.objectContaining({ email: underlined.email }),
  ]);
});

test('all sessions of a person are ended', async () => {
  const ada = await api.signUp();
  expect((await run(`user log-out --email ${ada.email} --dry-run`)).output).toContain('Would end 1 session(s)');
  expect((await run(`user log-out --email ${ada.email}`)).exitCode).toBe(0);
  expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(401);
});

test('an access code that was stopped works again', async () => {
  await run('coupon create --code AGAIN');
  await run('coupon disable --code AGAIN');
  expect((await run('coupon enable --code AGAIN')).exitCode).toBe(0);
  const ada = await api.signUp();
  expect((await api.call('POST', '/coupons/redeem', { token: ada.token, body: { code: 'again' } })).status).toBe(201);
  expect((await run('coupon enable --code AGAIN')).output).toContain('was not stopped');
});

test('an access code whose last day is over is refused, unless it is forced', async () => {
  expect(await run('coupon create --code LATE --expires 2020-01-31')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('is over already'),
  });
  expect((await run('coupon create --code LATE --expires 2020-01-31 --force')).exitCode).toBe(0);
});

test('a key is taken back, and its holder is told', async () => {
  const ada = await api.signUp();
  const code = await giveKeyTo(api, ada);
  expect((await run(`key revoke --code ${code} --dry-run`)).output).toContain('Would take');
  expect((await run(`key revoke --code ${code}`)).exitCode).toBe(0);
  expect(await keysOf(ada)).toEqual([]);
  expect((await mailsTo(api, ada.email)).at(-1)?.text).toContain(code.slice(-4));
  expect((await run(`key revoke --code ${code}`)).output).toContain('taken back before');
});

test('a started key is taken back only by force', async () => {
  const ada = await api.signUp();
  const licenseCode = await giveKeyTo(api, ada);
  await api.call('POST', '/users/me/license-status', { token: ada.token, body: { licenseCode, newStatus: 'used' } });
  expect((await run(`key revoke --code ${licenseCode}`)).output).toContain('--force');
  expect((await run(`key revoke --code ${licenseCode} --force`)).exitCode).toBe(0);
});

test('a purchase is paid back once; its unused keys are gone, whoever was sent one is told', async () => {
  const ada = await api.signUp();
  const order = await buyKeys(api, ada, 2);
  const [first] = await keysOf(ada);
  const friend = `refunded-${process.pid}@example.com`;
  await api.call('POST', `/licenses/${first?.code}/gifts`, { token: ada.token, body: { email: friend } });
  await mailsTo(api, friend);
  expect((await run(`order refund --order ${order}`)).exitCode).toBe(0);
  expect(await keysOf(ada)).toEqual([]);
  expect((await mailsTo(api, ada.email, 2)).at(-1)?.subject).toBe('Assessment keys were taken back');
  expect((await mailsTo(api, friend, 2)).at(-1)?.text).toContain('that was waiting for you no longer works');
  expect((await run(`order refund --order ${order}`)).output).toContain('is refunded');
  expect((await run('order refund --order none')).output).toContain('there is no such order');
});

test('mails are listed and sent again', async () => {
  const ada = await api.signUp();
  expect((await run(`mail resend --email ${ada.email} --what password`)).exitCode).toBe(0);
  expect((await mailsTo(api, ada.email)).at(-1)?.text).toContain('/auth/reset-password?key=');
  expect((await run(`mail resend --email ${ada.email} --what confirmation`)).output).toContain('confirmed already');
  await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
  expect((await run(`mail resend --email ${ada.email} --what confirmation`)).exitCode).toBe(0);
  expect((await mailsTo(api, ada.email, 2)).at(-1)?.text).toContain('/auth/confirm-email?key=');
  expect((await run(`mail resend --email ${ada.email} --what news`)).exitCode).toBe(1);
  await api.db
    .insertInto('outbox_mails')
    .values({
      recipient: 'stuck@example.com',
      subject: 's',
      text: 't',
      html: '',
      attempts: 3,
      next_attempt_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  expect(rowsOf((await run('mail list --json')).output)).toEqual([
    expect.objectContaining({ recipient: 'stuck@example.com', attempts: 3 }),
  ]);
  expect((await run('mail retry')).output).toContain('1 mail(s)');
  await mailsTo(api, 'stuck@example.com');
});

test('the doctor looks at everything in one table, and at what cannot be opened', async () => {
  const rows = rowsOf((await run('doctor --json')).output);
  expect(rows.map(({ what }) => what)).toEqual(['configuration', 'database', 'mail', 'disk', 'AI']);
  expect(rows.find(({ what }) => what === 'database')).toMatchObject({ state: 'ok' });
  const closed = await runOperator(['doctor'], () => Promise.reject(new StartError('DATA_DIR: there is no database')));
  expect(closed).toMatchObject({ exitCode: 1, output: expect.stringContaining('there is no database') });
});
