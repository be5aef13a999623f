import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EXTREME_RECORDS, extremeRecord, type ExtremeRecord } from '../../testing/extreme-records.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

// A renderer that runs over its limits (rendering/render-process.ts) answers 503; these tests only ask for the answers.
vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signUp();
});
afterAll(() => api.close());

/** An export makes the owner's documents anew; more than anybody has would only measure this machine. */
const EXPORTED = 3;

async function finish(record: ExtremeRecord, owner: TestUser = ada): Promise<string> {
  const { id: userId, token } = owner;
  const licenseCode = await giveKeyTo(api, owner);
  const body = { userId, licenseCode, ...record };
  expect((await api.call('POST', '/narrative/save-values', { token, body })).status).toBe(201);
  const done = { licenseCode, newStatus: 'completed' };
  expect((await api.call('POST', '/users/me/license-status', { token, body: done })).status).toBe(200);
  return licenseCode;
}

const statusOf = async (url: string): Promise<number> => (await api.call('GET', url)).status;

async function expectEverythingShown(record: ExtremeRecord): Promise<void> {
  const code = await finish(record);
  expect(await statusOf(`/fingerprints/${code}`)).toBe(200);
  expect(await statusOf(`/fingerprints/${code}/pdf?version=colored`)).toBe(200);
  expect(await statusOf(`/fingerprints/${code}/pdf?version=printable`)).toBe(200);
  expect(await statusOf(`/fingerprints/${code}/share.png`)).toBe(200);
}

test.each(EXTREME_RECORDS)('a record of %s is shown, printed and drawn', async (_, record) => {
  await expectEverythingShown(record);
});

test('so is any mixture that the schemas accept', async () => {
  await fc.assert(fc.asyncProperty(extremeRecord, expectEverythingShown), { numRuns: 8 });
});

test('a person takes some of them away in one export', async () => {
  const eve = await api.signUp();
  const some = EXTREME_RECORDS.slice(0, EXPORTED);
  for (const [, record] of some) await finish(record, eve);
  const answer = await api.server.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${eve.token}` },
  });
  expect(answer.statusCode).toBe(200);
  const documents = Object.keys(unzipSync(answer.rawPayload)).filter((name) => name.endsWith('.pdf'));
  expect(documents.length).toBeGreaterThanOrEqual(2 * some.length);
});
