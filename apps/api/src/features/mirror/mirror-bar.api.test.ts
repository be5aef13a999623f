import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '@lf/platform/testing/test-settings';
import { startMirrorOf } from '../../testing/mirror-people.ts';
import { operate, rowsOf } from '../../testing/operator.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { whileHolding } from '../../testing/while-holding.ts';
import { holdPerson } from '../users/users.repo.ts';
import { insertBlock } from './mirror-blocks.repo.ts';
import { insertMirror } from './mirrors.repo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

// The embedded database takes one transaction at a time: there is nobody to outrun.
describe.runIf(testSettings().postgresUrl !== undefined)('whoever is being barred', () => {
  test('starts no mirror meanwhile', async () => {
    const ada = await api.signUp();
    const { asOwner } = await startMirrorOf(api, ada);
    await asOwner('DELETE');
    const started = await whileHolding(
      api,
      async (held) => {
        await holdPerson(held, ada.id);
        await insertBlock(held, ada.id);
      },
      () => asOwner('POST'),
      () => Promise.resolve(),
    );
    expect(started).toMatchObject({ status: 409, body: { code: 'mirror_blocked' } });
  });

  test('and just starts a mirror, is barred after it: no deadlock, and no mirror is left', async () => {
    const ada = await api.signUp();
    const { asOwner, asFriend, link, code } = await startMirrorOf(api, ada);
    await asFriend('report', { secret: link, text: 'end it' });
    const reports = rowsOf((await operate(api, 'report list --json')).output);
    const id = String(reports.find((row) => row['mirror_of'] === ada.email)?.['id']);
    const settled = await whileHolding(
      api,
      (held) => holdPerson(held, ada.id),
      () => operate(api, `report settle --id ${id} --outcome end-mirror`),
      (held) => insertMirror(held, { userId: ada.id, licenseCode: code }, { linkHash: 'h', link: 'l', cards: [] }),
    );
    expect(settled).toMatchObject({ exitCode: 0 });
    expect((await asOwner('GET')).body).toEqual({ mirror: null });
    expect((await asOwner('POST')).body).toMatchObject({ code: 'mirror_blocked' });
  });
});
