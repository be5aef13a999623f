import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeGateway } from '../../payments/testing/gateway-conformance.ts';
import { startStripeServer, type StripeServer } from '../../payments/testing/stripe-server.ts';
import { runOperator } from '../../operator/run-operator.ts';
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
  disputed: 'charge.dispute.created',
  dispute_won: 'charge.dispute.closed',
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
  return signed(event.id, TYPES[event.kind], object);
}

function signed(id: string, type: string, object: object): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ id, object: 'event', type, created: 1_700_000_000, data: { object } });
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

  test('asks for address, VAT id, invoice and, where it is on, Stripe Tax; the invoice has what Stripe charged', async () => {
    const api = await startTestApi({ ...env(), STRIPE_TAX: 'on' });
    try {
      const ada = await api.signUp();
      const { body } = await api.call('POST', '/payments/create-checkout-session', {
        token: ada.token,
        body: { quantity: 12 },
      });
      const form = stripe.lastForm();
      expect(form?.get('automatic_tax[enabled]')).toBe('true');
      expect(form?.get('tax_id_collection[enabled]')).toBe('true');
      expect(form?.get('invoice_creation[enabled]')).toBe('true');
      expect(form?.get('billing_address_collection')).toBe('required');
      const { orderId } = body as { orderId: string };
      const session = {
        id: 'cs_taxed',
        object: 'checkout.session',
        client_reference_id: orderId,
        payment_status: 'paid',
        payment_intent: 'pi_taxed',
        amount_total: 55_692,
        total_details: { amount_tax: 8_892, amount_discount: 0, amount_shipping: 0 },
        customer_details: {
          name: 'Engines Ltd',
          email: ada.email,
          address: {
            line1: '1 Mill Lane',
            line2: null,
            postal_code: '12345',
            city: 'Cambridge',
            state: null,
            country: 'GB',
          },
          tax_ids: [{ type: 'gb_vat', value: 'GB123456789' }],
        },
      };
      const paid = signed('evt_taxed', 'checkout.session.completed', session);
      expect((await api.call('POST', '/payments/webhook', paid)).status).toBe(200);
      expect((await api.call('GET', '/users/me/orders', { token: ada.token })).body).toMatchObject({
        result: [
          {
            amountTotal: 55_692,
            invoiceNumber: expect.stringMatching(/^LF-\d{4}-00001$/),
            buyer: { name: 'Engines Ltd', address: '1 Mill Lane\n12345 Cambridge\nGB', vatId: 'GB123456789' },
          },
        ],
      });
    } finally {
      await api.close();
    }
  });

  test('a dispute is noted; won, it is over; lost, unused keys are gone', async () => {
    const api = await startTestApi(env());
    try {
      const ada = await api.signUp();
      const { body } = await api.call('POST', '/payments/create-checkout-session', { token: ada.token, body: {} });
      const { orderId } = body as { orderId: string };
      const post = (id: string, type: string, object: object) =>
        api.call('POST', '/payments/webhook', signed(id, type, object));
      await post('evt_1', 'checkout.session.completed', {
        id: 'cs_1',
        object: 'checkout.session',
        client_reference_id: orderId,
        payment_status: 'paid',
        payment_intent: 'pi_1',
      });
      const dispute = (status: string) => ({ id: 'dp_1', object: 'dispute', status, payment_intent: 'pi_1' });
      const order = () =>
        api.db.selectFrom('orders').select(['status', 'disputed_at']).where('id', '=', orderId).executeTakeFirst();
      const keys = async () =>
        ((await api.call('GET', '/users/me/licenses', { token: ada.token })).body as { result: unknown[] }).result
          .length;
      await post('evt_2', 'charge.dispute.created', dispute('needs_response'));
      expect(await order()).toMatchObject({ status: 'paid', disputed_at: expect.any(Date) });
      expect(await keys()).toBe(1);
      await post('evt_3', 'charge.dispute.closed', dispute('won'));
      expect(await order()).toMatchObject({ status: 'paid', disputed_at: null });
      await post('evt_4', 'charge.dispute.closed', dispute('lost'));
      expect(await order()).toMatchObject({ status: 'refunded' });
      expect(await keys()).toBe(0);
    } finally {
      await api.close();
    }
  });

  test('a refund by the operator goes to Stripe, and takes keys when Stripe confirms', async () => {
    const api = await startTestApi(env());
    try {
      const ada = await api.signUp();
      const { body } = await api.call('POST', '/payments/create-checkout-session', { token: ada.token, body: {} });
      const { orderId } = body as { orderId: string };
      const session = {
        id: 'cs_2',
        object: 'checkout.session',
        client_reference_id: orderId,
        payment_status: 'paid',
        payment_intent: 'pi_back',
      };
      await api.call('POST', '/payments/webhook', signed('evt_5', 'checkout.session.completed', session));
      const open = () => Promise.resolve({ db: api.db, config: api.config, close: () => Promise.resolve() });
      const { output } = await runOperator(['order', 'refund', '--order', orderId], open);
      expect(output).toContain('Asked stripe to pay the order');
      expect(stripe.lastForm()?.get('payment_intent')).toBe('pi_back');
    } finally {
      await api.close();
    }
  });
});
