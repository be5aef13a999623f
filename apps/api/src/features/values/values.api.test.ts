import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VALUE_PHRASES } from '@lf/domain/classic/value-phrases';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('GET /values/phrases', () => {
  test('lists about a hundred phrases, each as a Phrase', async () => {
    const ada = await api.signUp();
    const { status, body } = await api.call('GET', '/values/phrases', { token: ada.token });
    expect(status).toBe(200);
    expect(body).toEqual(VALUE_PHRASES.map((Phrase) => ({ Phrase })));
    expect(body).toContainEqual({ Phrase: 'Hard work' });
  });

  test('needs a token', async () => {
    expect((await api.call('GET', '/values/phrases')).status).toBe(401);
  });
});
