import { EXTREME_RECORDS } from '@lf/api/testing/extreme-records';
import { createKeyHolder } from './people.ts';
import { expect, test } from './fixtures.ts';

test('the page of a result is gone as soon as its link is switched off or replaced, and back with it', async ({
  request,
}) => {
  const { id: userId, licenseCode, token } = await createKeyHolder(request);
  const headers = { authorization: `Bearer ${token}` };
  const [, record] = EXTREME_RECORDS.find(([name]) => name === 'Latin') ?? [];
  await request.post('/api/narrative/save-values', { headers, data: { userId, licenseCode, ...record } });
  await request.post('/api/users/me/license-status', { headers, data: { licenseCode, newStatus: 'completed' } });
  const statusOf = async (code: string) => (await request.get(`/fingerprint/${code}`)).status();
  const share = (isPublic: boolean) =>
    request.put(`/api/fingerprints/${licenseCode}/sharing`, { headers, data: { public: isPublic } });

  expect(await statusOf(licenseCode)).toBe(200);
  for (let round = 0; round < 3; round += 1) {
    expect((await share(false)).status()).toBe(200);
    expect(await statusOf(licenseCode)).toBe(404);
    expect((await share(true)).status()).toBe(200);
    expect(await statusOf(licenseCode)).toBe(200);
  }
  const replaced = await request.post(`/api/fingerprints/${licenseCode}/link`, { headers });
  const { shareCode } = (await replaced.json()) as { shareCode: string };
  expect(await statusOf(licenseCode)).toBe(404);
  expect(await statusOf(shareCode)).toBe(200);
});
