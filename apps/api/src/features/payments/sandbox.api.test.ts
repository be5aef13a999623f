import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayments } from '../../payments/gateway-registry.ts';
import { createTokens } from '@lf/platform/http/tokens';
import { describeGateway } from '../../payments/testing/gateway-conformance.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { License } from '@lf/contract/licenses';

const SECRET = 'a secret of at least thirty-two characters';

describeGateway('sandbox', {
  env: () => ({ JWT_SECRET: SECRET }),
  post: (api, event) => {
    const { body, headers } = createPayments(api.config, SECRET).sandbox?.sign(event) ?? {
      body: Buffer.alloc(0),
      headers: {},
    };
    return { body: body.toString(), headers: { ...headers } };
  },
});

describe('the sandbox checkout page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ PRICE_TIERS: '1:4900,11:3900' });
    await createTokens(api.db, api.config);
  });
  afterAll(() => api.close());

  const open = async (token: string, quantity: number) => {
    const { body } = await api.call('POST', '/payments/create-checkout-session', { token, body: { quantity } });
    return new URL((body as { url: string }).url).pathname.split('/').pop() ?? '';
  };
  const keys = async (token: string) =>
    ((await api.call('GET', '/users/me/licenses', { token })).body as { result: License[] }).result;

  test('shows the order, pays once, and is closed afterwards', async () => {
    const ada = await api.signUp();
    const session = await open(ada.token, 11);
    const shown = await api.call('GET', `/payments/sandbox/${session}`, { token: ada.token });
    expect(shown.body).toMatchObject({ quantity: 11, amountTotal: 42_900, currency: 'usd' });
    const paid = await Promise.all(
      [1, 2, 3].map(() => api.call('POST', `/payments/sandbox/${session}/pay`, { token: ada.token })),
    );
    expect(paid.map((answer) => answer.status)).toEqual([204, 204, 204]);
    expect(await keys(ada.token)).toHaveLength(11);
    expect((await api.call('GET', `/payments/sandbox/${session}`, { token: ada.token })).status).toBe(404);
  });

  test('a sum beyond what an integer column holds is shown as it is', async () => {
    const dear = await startTestApi({ PRICE_TIERS: '1:300000' });
    try {
      const ada = await dear.signUp();
      const { body } = await dear.call('POST', '/payments/create-checkout-session', {
        token: ada.token,
        body: { quantity: 10_000 },
      });
      const session = new URL((body as { url: string }).url).pathname.split('/').pop();
      expect((await dear.call('GET', `/payments/sandbox/${session}`, { token: ada.token })).body).toMatchObject({
        amountTotal: 3_000_000_000,
      });
    } finally {
      await dear.close();
    }
  });

  test('cancelled, it gives nothing and cannot be paid', async () => {
    const ada = await api.signUp();
    const session = await open(ada.token, 1);
    expect((await api.call('POST', `/payments/sandbox/${session}/cancel`, { token: ada.token })).status).toBe(204);
    expect((await api.call('POST', `/payments/sandbox/${session}/pay`, { token: ada.token })).status).toBe(404);
    expect(await keys(ada.token)).toEqual([]);
  });

  test("another's checkout is not there", async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const session = await open(ada.token, 1);
    expect((await api.call('GET', `/payments/sandbox/${session}`, { token: bob.token })).status).toBe(404);
    expect((await api.call('POST', `/payments/sandbox/${session}/pay`, { token: bob.token })).status).toBe(404);
    expect((await api.call('POST', `/payments/sandbox/${session}/pay`)).status).toBe(401);
  });
});
