import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate, rowsOf } from '../testing/operator.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { commands } from './commands.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const run = (line: string) => operate(api, line);

test('a coupon is made, listed, stopped', async () => {
  expect((await run('coupon create --code spring --keys 2 --uses 5 --expires 2030-01-31')).output).toContain(
    'Made the access code SPRING',
  );
  expect(rowsOf((await run('coupon list --json')).output)).toEqual([
    expect.objectContaining({ code: 'SPRING', keys: 2, max_uses: 5, expires_at: '2030-01-31T23:59:59.999Z' }),
  ]);
  const ada = await api.signUp();
  expect((await api.call('POST', '/coupons/redeem', { token: ada.token, body: { code: 'spring' } })).status).toBe(201);
  expect((await run('coupon disable --code spring')).exitCode).toBe(0);
  const bob = await api.signUp('Bob');
  expect((await api.call('POST', '/coupons/redeem', { token: bob.token, body: { code: 'spring' } })).status).toBe(404);
});

test('a dry run changes nothing', async () => {
  const ada = await api.signUp();
  for (const line of [
    'coupon create --code DRYRUN',
    `key grant --email ${ada.email} --count 3`,
    'coupon disable --code SPRING',
  ]) {
    const { exitCode, output } = await run(`${line} --dry-run`);
    expect([exitCode, output]).toEqual([0, expect.stringContaining('Would')]);
  }
  expect(await api.db.selectFrom('coupons').select('code').where('code', '=', 'DRYRUN').execute()).toEqual([]);
  expect(await api.db.selectFrom('licenses').select('code').where('user_id', '=', ada.id).execute()).toEqual([]);
});

test('keys are granted and listed, orders listed', async () => {
  const ada = await api.signUp();
  await run(`key grant --email ${ada.email.toUpperCase()} --count 2`);
  expect(rowsOf((await run(`key list --email ${ada.email} --json`)).output)).toHaveLength(2);
  await api.call('POST', '/payments/create-checkout-session', { token: ada.token, body: {} });
  expect(rowsOf((await run(`order list --email ${ada.email} --json`)).output)).toEqual([
    expect.objectContaining({ status: 'pending', quantity: 1 }),
  ]);
});

test('a person is exported to a file and deleted', async () => {
  const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
  const file = path.join(api.config.DATA_DIR, 'ada.zip');
  expect((await run(`user export --email ${ada.email} --out ${file}`)).exitCode).toBe(0);
  const data = unzipSync(await readFile(file))['leadership-fingerprint.json'];
  expect(JSON.parse(strFromU8(data ?? new Uint8Array()))).toMatchObject({ user: { email: ada.email } });
  expect(await run(`user export --email ${ada.email} --out ${file}`)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('could not be written'),
  });

  const left = () =>
    api.db.selectFrom('users').select('email').where('id', 'in', [ada.id, bob.id]).orderBy('email').execute();
  expect((await run(`user delete --email ${ada.email} --dry-run`)).output).toContain('Would delete');
  expect(await left()).toHaveLength(2);
  expect((await run(`user delete --email ${ada.email}`)).exitCode).toBe(0);
  expect(await left()).toEqual([{ email: bob.email }]);
  expect((await run(`user delete --email ${ada.email}`)).output).toContain('nobody has the address');
});

test.each([
  ['user export --email nobody@example.com --out x.zip', 'nobody has the address'],
  ['user delete', '--email is required'],
  ['coupon create', '--code is required'],
  ['coupon create --code ab', '3 to 64 letters'],
  ['coupon create --code GOOD --keys 0', 'whole number between 1 and 100'],
  ['coupon create --code GOOD --expires tomorrow', '--expires must be a date'],
  ['coupon create --code GOOD --colour red', 'colour'],
  ['coupon disable --code NEVERWAS', 'there is no access code'],
  ['key grant --email nobody@example.com', 'nobody has the address'],
  ['key steal', 'There is no command'],
])('%s is refused in one line', async (line, message) => {
  const { exitCode, output } = await run(line);
  expect(exitCode).toBe(1);
  expect(output).toContain(message);
});

test('help names every command', async () => {
  const { output } = await run('--help');
  for (const command of commands) expect(output).toContain(command.name);
});
