import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import type { License } from '@lf/contract/licenses';
import type { Order } from '@lf/contract/orders';
import type { PaymentEvent } from '../payment-gateway.ts';

export interface GatewayUnderTest {
  readonly env: () => Record<string, string>;
  /** The event as this provider would post it: exact bytes and headers. */
  post(api: TestApi, event: PaymentEvent): { body: string; headers: Record<string, string> };
}

let count = 0;
const eventId = () => `evt_${(count += 1)}`;

/** Every provider, the same promises: exactly one purchase per paid session, whatever arrives and in whatever order. */
export function describeGateway(name: string, gateway: GatewayUnderTest): void {
  describe(`payments by ${name}`, () => {
    let api: TestApi;
    let ada: TestUser;
    beforeAll(async () => {
      api = await startTestApi(gateway.env());
    });
    afterAll(() => api.close());

    const openCheckout = async (quantity = 1) => {
      ada = await api.signUp();
      const answer = await api.call('POST', '/payments/create-checkout-session', {
        token: ada.token,
        body: { quantity, referral: 'partner-7' },
      });
      expect(answer.status).toBe(200);
      const order = await api.db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', ada.id)
        .executeTakeFirstOrThrow();
      return {
        orderId: order.id,
        sessionId: order.session_id,
        url: (answer.body as { url: string }).url,
        paymentId: `pi_${order.id}`,
      };
    };
    const send = (event: PaymentEvent) => {
      const { body, headers } = gateway.post(api, event);
      return api.call('POST', '/payments/webhook', { body, headers });
    };
    const keys = async () =>
      ((await api.call('GET', '/users/me/licenses', { token: ada.token })).body as { result: License[] }).result;
    const orders = async () =>
      ((await api.call('GET', '/users/me/orders', { token: ada.token })).body as { result: Order[] }).result;

    test('opens a checkout and issues nothing yet', async () => {
      const { url, sessionId } = await openCheckout();
      expect(url).toContain(sessionId);
      expect(await keys()).toEqual([]);
      expect(await orders()).toEqual([]);
    });

    test('paid: the keys and the receipt stand in the account', async () => {
      const checkout = await openCheckout(3);
      expect((await send({ id: eventId(), kind: 'paid', ...checkout })).status).toBe(200);
      expect(await keys()).toHaveLength(3);
      expect(await orders()).toEqual([expect.objectContaining({ status: 'paid', quantity: 3 })]);
    });

    test('unpaid and expired issue nothing; a late payment still does', async () => {
      const checkout = await openCheckout();
      await send({ id: eventId(), kind: 'unpaid', ...checkout });
      await send({ id: eventId(), kind: 'expired', ...checkout });
      expect(await keys()).toEqual([]);
      await send({ id: eventId(), kind: 'paid', ...checkout });
      expect(await keys()).toHaveLength(1);
    });

    test('the paid event ten times at once, under one id and under several: one purchase', async () => {
      const checkout = await openCheckout(2);
      const same = eventId();
      const events = Array.from({ length: 10 }, (_, at) => ({
        id: at < 5 ? same : eventId(),
        kind: 'paid' as const,
        ...checkout,
      }));
      const answers = await Promise.all(events.map(send));
      expect(answers.every((answer) => answer.status === 200)).toBe(true);
      expect(await keys()).toHaveLength(2);
      expect(await orders()).toHaveLength(1);
    });

    test('a refund takes unused keys back and leaves started ones', async () => {
      const checkout = await openCheckout(2);
      await send({ id: eventId(), kind: 'paid', ...checkout });
      const [first] = await keys();
      await api.call('POST', '/users/me/license-status', {
        token: ada.token,
        body: { licenseCode: first?.code, newStatus: 'used' },
      });
      await send({ id: eventId(), kind: 'refunded', orderId: null, sessionId: null, paymentId: checkout.paymentId });
      expect(await keys()).toEqual([expect.objectContaining({ code: first?.code, status: 'used' })]);
      expect(await orders()).toEqual([expect.objectContaining({ status: 'refunded' })]);
    });

    test('a refund that overtakes its payment: on record, no keys', async () => {
      const checkout = await openCheckout();
      await send({ id: eventId(), kind: 'refunded', orderId: null, sessionId: null, paymentId: checkout.paymentId });
      await send({ id: eventId(), kind: 'paid', ...checkout });
      await send({ id: eventId(), kind: 'expired', ...checkout });
      expect(await keys()).toEqual([]);
      expect(await orders()).toEqual([expect.objectContaining({ status: 'refunded' })]);
    });

    test('a forged, altered or unsigned event is refused and changes nothing', async () => {
      const checkout = await openCheckout();
      const { body, headers } = gateway.post(api, { id: eventId(), kind: 'paid', ...checkout });
      const forged = Object.fromEntries(
        Object.entries(headers).map(([key, value]) => [key, value.replace(/[0-9a-f]{6}$/, '000000')]),
      );
      for (const attempt of [
        { body, headers: forged },
        { body: body.replace('paid', 'pald'), headers },
        { body, headers: {} },
      ]) {
        expect((await api.call('POST', '/payments/webhook', attempt)).status).toBe(400);
      }
      expect(await keys()).toEqual([]);
    });

    test('an event about an unknown order is taken note of and harmless', async () => {
      const answer = await send({
        id: eventId(),
        kind: 'paid',
        orderId: 'not-ours',
        sessionId: 'other',
        paymentId: 'pi_other',
      });
      expect(answer.status).toBe(200);
    });

    test('no body at all opens a checkout for one key', async () => {
      const eve = await api.signUp('Eve');
      const answer = await api.call('POST', '/payments/create-checkout-session', { token: eve.token });
      expect(answer.status).toBe(200);
      expect(await api.db.selectFrom('orders').select('quantity').where('user_id', '=', eve.id).execute()).toEqual([
        { quantity: 1 },
      ]);
    });

    test.each([0, -1, 1.5, 10_001])('%d keys cannot be bought', async (quantity) => {
      const eve = await api.signUp('Eve');
      const answer = await api.call('POST', '/payments/create-checkout-session', {
        token: eve.token,
        body: { quantity },
      });
      expect(answer.body).toMatchObject({
        statusCode: 422,
        messages: ['Please choose a whole number of keys between 1 and 10,000.'],
      });
    });

    test('"ten" keys cannot be bought, and nobody buys without a token', async () => {
      const eve = await api.signUp('Eve');
      expect(
        (await api.call('POST', '/payments/create-checkout-session', { token: eve.token, body: { quantity: 'ten' } }))
          .status,
      ).toBe(400);
      expect((await api.call('POST', '/payments/create-checkout-session', { body: {} })).status).toBe(401);
      expect(await api.db.selectFrom('orders').select('id').where('user_id', '=', eve.id).execute()).toEqual([]);
    });
  });
}
