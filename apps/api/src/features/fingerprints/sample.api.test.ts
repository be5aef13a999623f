import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { pdfText } from '../../testing/read-pdf-text.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (path: string) => api.server.inject({ method: 'GET', url: `/api/fingerprints/SAMPLE${path}` });

test('the sample is public, like a shared result', async () => {
  const { status, body } = await api.call('GET', '/fingerprints/SAMPLE');
  expect(status).toBe(200);
  expect(body).toMatchObject({ values: SAMPLE_NARRATIVE.values, archetype: 'Fortress', public: true });
  expect(body).not.toHaveProperty('own');
});

test.each(['colored', 'printable'])('its PDF (%s) is whole, as an owner’s, and marked', async (version) => {
  const answer = await get(`/pdf?version=${version}`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const text = await pdfText(answer.rawPayload);
  expect(text).toContain('a sample: this person is invented');
  expect(text).toContain('Having to ask');
});

test('its share picture is made, and nothing of it is kept', async () => {
  const answer = await get('/share.png');
  expect(answer.headers['content-type']).toBe('image/png');
  expect(await api.db.selectFrom('fingerprint_files').selectAll().execute()).toEqual([]);
});

test('nobody can save to it', async () => {
  const { token } = await api.signUp();
  const { licenseCode: _, ...body } = SAMPLE_NARRATIVE;
  expect((await api.call('PUT', '/fingerprints/SAMPLE', { token, body })).status).toBe(404);
  expect((await api.call('PUT', '/fingerprints/SAMPLE/sharing', { token, body: { public: false } })).status).toBe(404);
});
