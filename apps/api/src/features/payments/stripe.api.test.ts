import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeGateway } from '../../payments/testing/gateway-conformance.ts';
import { startStripeServer, type StripeServer } from '../../payments/testing/stripe-server.ts';
import { startTestApi } from '../../testing/test-api.ts';
import type { PaymentEvent } from '../../payments/payment-gateway.ts';

const WEBHOOK_SECRET = 'whsec_test_0123456789abcdef';
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe.close());

const env = () => ({
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: stripe.url,
  PRICE_TIERS: '1:4900,11:3900',
});

const TYPES = {
  paid: 'checkout.session.completed',
  unpaid: 'checkout.session.completed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
} as const;

/** Stripe's own event shape, signed by the SDK's own helper. */
function stripeEvent(event: PaymentEvent): { body: string; headers: Record<string, string> } {
  const object =
    event.kind === 'refunded'
      ? { id: 'ch_1', object: 'charge', refunded: true, payment_intent: event.paymentId }
      : {
          id: event.sessionId,
          object: 'checkout.session',
          client_reference_id: event.orderId,
          payment_status: event.kind === 'paid' ? 'paid' : 'unpaid',
          payment_intent: event.paymentId,
        };
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    type: TYPES[event.kind],
    created: 1_700_000_000,
    data: { object },
  });
  const signature = new Stripe('sk_test_123').webhooks.generateTestHeaderString({
    payload: body,
    secret: WEBHOOK_SECRET,
  });
  return { body, headers: { 'stripe-signature': signature } };
}

describeGateway('stripe', { env, post: (_api, event) => stripeEvent(event) });

describe('the Stripe SDK against its wire', () => {
  test('sends quantity, tier price, order and referral', async () => {
    const api = await startTestApi(env());
    try {
      const ada = await api.signUp();
      await api.call('POST', '/payments/create-checkout-session', {
        token: ada.token,
        body: { quantity: 12, referral: 'partner-7' },
      });
      const form = stripe.lastForm();
      expect(form?.get('line_items[0][quantity]')).toBe('12');
      expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('3900');
      expect(form?.get('metadata[referral]')).toBe('partner-7');
      expect(form?.get('customer_email')).toBe(ada.email);
    } finally {
      await api.close();
    }
  });

  test('a provider that is down: 503, a clear message, no order left behind', async () => {
    const api = await startTestApi(env());
    try {
      const ada = await api.signUp();
      stripe.failNext(500);
      const answer = await api.call('POST', '/payments/create-checkout-session', { token: ada.token, body: {} });
      expect(answer.body).toMatchObject({ statusCode: 503, code: 'payments_down' });
      expect(await api.db.selectFrom('orders').select('id').execute()).toEqual([]);
    } finally {
      await api.close();
    }
  });

  test('a partial refund takes no key', async () => {
    const api = await startTestApi(env());
    try {
      const body = JSON.stringify({
        id: 'evt_partial',
        object: 'event',
        type: 'charge.refunded',
        data: { object: { id: 'ch_2', refunded: false, payment_intent: 'pi_2' } },
      });
      const signature = new Stripe('sk_test_123').webhooks.generateTestHeaderString({
        payload: body,
        secret: WEBHOOK_SECRET,
      });
      expect(
        (await api.call('POST', '/payments/webhook', { body, headers: { 'stripe-signature': signature } })).status,
      ).toBe(200);
      expect(await api.db.selectFrom('payment_refunds').selectAll().execute()).toEqual([]);
    } finally {
      await api.close();
    }
  });
});
