import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyKeys } from '../../testing/buy-keys.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { BoughtKey } from '@lf/contract/gifts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('500 keys are on their way with one call, and 501 are refused', async () => {
  const ada = await api.signUp();
  const orderId = await buyKeys(api, ada, 501);
  const emails = Array.from({ length: 501 }, (_, at) => `many-${at}@example.com`);
  const send = (count: number) =>
    api.call('POST', '/gifts/send', {
      token: ada.token,
      body: { id: randomUUID(), orderId, emails: emails.slice(0, count) },
    });
  expect((await send(501)).status).toBe(422);
  expect((await send(500)).body).toEqual({ sent: 500 });
  const { body } = await api.call('GET', `/users/me/orders/${orderId}/keys`, { token: ada.token });
  expect((body as { result: BoughtKey[] }).result.filter(({ gift }) => gift !== null)).toHaveLength(500);
});
