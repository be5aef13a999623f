import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '@lf/platform/testing/test-settings';
import { giveKeyTo } from '../../testing/give-key.ts';
import { loadRecord, saveForm } from '../../testing/save-form.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

/** A save is one statement that first waits for the key: what happened to the record meanwhile must count. */
describe.runIf(testSettings().postgresUrl !== undefined)('a draft that waits for the key', () => {
  let api: TestApi;
  let ada: TestUser;
  beforeAll(async () => {
    api = await startTestApi();
    ada = await api.signUp('Ada');
  });
  afterAll(() => api.close());

  const save = (code: string, text: string, baseVersion?: number) => saveForm(api, ada, code, { text }, baseVersion);
  const storedData = async (code: string) => (await loadRecord(api, ada, code))?.data;
  const waiting = async (count: number) =>
    expect
      .poll(
        async () =>
          (
            await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db)
          ).rows[0]?.count,
      )
      .toBe(count);

  test('is refused when the values were confirmed before it came to its turn', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, 'before');
    const values = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'];
    const calls = await api.db.transaction().execute(async (held) => {
      await sql`select 1 from survey_records where license_code = ${code} for update`.execute(held);
      const confirming = api.call('POST', `/fingerprints/${code}/confirm`, { token: ada.token, body: { values } });
      await waiting(1);
      const saving = save(code, 'after');
      await waiting(2);
      return { confirming, saving };
    });
    const [confirmed, saved] = await Promise.all([calls.confirming, calls.saving]);
    expect(confirmed.status).toBe(200);
    expect(saved).toMatchObject({ status: 409, body: { code: 'frozen' } });
    expect(await storedData(code)).toBe(JSON.stringify({ text: 'before' }));
  });

  test('is refused when the values were confirmed while it waited for the record', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, 'before');
    await sql`insert into fingerprints (license_code, user_id) values (${code}, ${ada.id})`.execute(api.db);
    const { saving } = await api.db.transaction().execute(async (held) => {
      await sql`update survey_records set version = version where license_code = ${code}`.execute(held);
      const calls = { saving: save(code, 'after') };
      await waiting(1);
      await sql`update fingerprints set confirmed_at = now() where license_code = ${code}`.execute(held);
      return calls;
    });
    expect(await saving).toMatchObject({ status: 409, body: { code: 'frozen' } });
    expect(await storedData(code)).toBe(JSON.stringify({ text: 'before' }));
  });

  test('of two devices on one base is told, and nothing of the first is lost', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, 'before');
    const { saving } = await api.db.transaction().execute(async (held) => {
      await sql`select 1 from licenses where code = ${code} for update`.execute(held);
      const saving = [save(code, 'at the desk', 1), save(code, 'on the phone', 1)];
      await waiting(2);
      return { saving };
    });
    const answers = await Promise.all(saving);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale_version' });
  });
});
