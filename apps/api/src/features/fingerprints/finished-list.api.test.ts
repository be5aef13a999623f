import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishKeyOf, saveResult } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { QUOTING_FINGERPRINT } from '../../testing/sample-fingerprints.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the account lists its finished results, newest first, by what their pictures are drawn from', async () => {
  const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')];
  const list = async () => (await api.call('GET', '/users/me/fingerprints', { token: ada.token })).body;
  expect(await list()).toEqual({ result: [] });

  const older = await finishKeyOf(api, ada);
  const newer = await finishKeyOf(api, ada, QUOTING_FINGERPRINT);
  await finishKeyOf(api, bob);
  await saveResult(api, ada, await giveKeyTo(api, ada), QUOTING_FINGERPRINT);
  const { values, archetype } = QUOTING_FINGERPRINT;
  expect(await list()).toEqual({
    result: [
      { licenseCode: newer, finishedAt: expect.any(String), values, archetype },
      { licenseCode: older, finishedAt: expect.any(String), values: expect.any(Array), archetype: expect.any(String) },
    ],
  });
});
