import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIT_KEPT_MONTHS } from '@lf/domain/limits';
import { EXPORT_DATA_NAME } from '@lf/domain/file-names';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { recoverPassword } from '../../testing/recover.ts';
import { operate } from '../../testing/operator.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { sweep } from '../retention/retention.ts';
import type { AuditEvent } from '@lf/contract/audit';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const events = async (token: string) =>
  ((await api.call('GET', '/users/me/events', { token })).body as { result: AuditEvent[] }).result;
const kinds = async (user: TestUser) => (await events(user.token)).map(({ kind }) => kind).toReversed();
const operator = (line: string) => operate(api, line);

/** The export waits for the typesetter to start, which is slow on a busy machine. */
const TYPESETTER_STARTS_MS = 120_000;

test(
  'a whole life is written down in its order, without an answer, a name or a whole key in it',
  { timeout: TYPESETTER_STARTS_MS },
  async () => {
    const ada = await api.signUp('Adalbert');
    const as = { token: ada.token };
    const [own, gone] = [await finishKeyOf(api, ada), await giveKeyTo(api, ada)];
    await api.call('PUT', `/fingerprints/${own}/sharing`, { ...as, body: { public: false } });
    await api.call('PUT', `/fingerprints/${own}/sharing`, { ...as, body: { public: true } });
    const { id } = (await api.call('POST', `/licenses/${gone}/gifts`, { ...as, body: {} })).body as { id: string };
    await api.call('DELETE', `/gifts/${id}`, as);
    await operator('coupon create --code AUDITED --keys 3');
    await api.call('POST', '/coupons/redeem', { ...as, body: { code: 'AUDITED' } });
    await api.call('GET', '/users/me/export', as);
    await api.call('PUT', '/users/me/name', { ...as, body: { firstName: 'Augusta', lastName: 'King' } });
    await operator(`key grant --email ${ada.email}`);
    expect(await kinds(ada)).toEqual([
      'key_completed',
      'sharing_off',
      'sharing_on',
      'key_given',
      'key_taken_back',
      'keys_received',
      'data_exported',
      'name_changed',
      'keys_received',
      'operator',
    ]);
    const text = JSON.stringify(await api.db.selectFrom('audit_events').selectAll().execute());
    for (const secret of [own, gone, ada.email, 'Adalbert', 'Augusta', 'AUDITED']) expect(text).not.toContain(secret);
    expect(text).toContain(own.slice(-4));
  },
);

test('logins are there with their device, and so are new passwords', async () => {
  const ada = await api.signUp();
  await recoverPassword(api, ada, 'amber kite lake');
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0' };
  const body = { email: ada.email, password: 'amber kite lake' };
  const { access_token: token } = (await api.call('POST', '/auth/login', { body, headers })).body as {
    access_token: string;
  };
  expect((await events(token)).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['logged_in', { device: 'Firefox on Windows' }],
    ['password_reset', {}],
  ]);
});

test('everybody sees the own events only, and takes them along with the own data', async () => {
  const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
  await finishKeyOf(api, ada);
  expect(await events(bob.token)).toEqual([]);
  const archive = await api.server.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const data = JSON.parse(strFromU8(unzipSync(archive.rawPayload)[EXPORT_DATA_NAME] ?? new Uint8Array())) as {
    events: AuditEvent[];
  };
  expect(data.events.map(({ kind }) => kind)).toEqual(['key_completed']);
  expect((await api.call('GET', '/users/me/events')).status).toBe(401);
});

test('the operator sees all of it, also of who has left, and is written down', async () => {
  const ada = await api.signUp();
  await finishKeyOf(api, ada);
  await operator(`user delete --email ${ada.email}`);
  const { rows } = JSON.parse((await operator('audit list --limit 3 --json')).output) as { rows: object[] };
  expect(rows).toEqual([
    expect.objectContaining({ user_id: ada.id, kind: 'operator', detail: { command: 'user delete' } }),
    expect.objectContaining({ user_id: ada.id, kind: 'account_deleted' }),
    expect.objectContaining({ user_id: ada.id, kind: 'key_completed' }),
  ]);
  const before = await api.db.selectFrom('audit_events').select('id').execute();
  await operator('coupon list');
  await operator('coupon create --code NEVER --dry-run');
  expect(await api.db.selectFrom('audit_events').select('id').execute()).toHaveLength(before.length);
});

test('nothing written down can be changed or deleted before its time, by whatever program; then it is forgotten', async () => {
  const ada = await api.signUp();
  await finishKeyOf(api, ada);
  const refused = /can only be added to/;
  await expect(sql`update audit_events set kind = 'logged_in'`.execute(api.db)).rejects.toThrow(refused);
  await expect(sql`delete from audit_events where user_id = ${ada.id}`.execute(api.db)).rejects.toThrow(refused);
  await sql`insert into audit_events (at, user_id, actor, kind)
    values (now() - make_interval(months => ${AUDIT_KEPT_MONTHS}::int, days => 1), ${ada.id}, 'person', 'logged_in')`.execute(
    api.db,
  );
  expect(await kinds(ada)).toEqual(['logged_in', 'key_completed']);
  await sweep(api);
  expect(await kinds(ada)).toEqual(['key_completed']);
});
