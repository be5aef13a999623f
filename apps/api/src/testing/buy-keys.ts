import type { TestApi, TestUser } from './test-api.ts';

/** Keys from the sandbox's checkout; answers the order. */
export async function buyKeys(api: TestApi, { token }: TestUser, quantity: number): Promise<string> {
  const { body } = await api.call('POST', '/payments/create-checkout-session', { token, body: { quantity } });
  const { url, orderId } = body as { url: string; orderId: string };
  const paid = await api.call('POST', `/payments/sandbox/${new URL(url).pathname.split('/').pop()}/pay`, { token });
  if (paid.status !== 204) throw new Error(`not paid: ${JSON.stringify(paid.body)}`);
  return orderId;
}
