import { Stripe } from 'stripe';
import { PRODUCT_NAME } from '@lf/domain/messages/shell';
import { malformed } from '@lf/platform/http/errors';
import type { Charged, PaymentEvent, PaymentGateway } from './payment-gateway.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly apiUrl?: string | undefined;
  /** Stripe Tax computes the tax. */
  readonly automaticTax?: boolean;
}

const TIMEOUT_MS = 10_000;

function clientFor(options: StripeOptions): Stripe {
  const elsewhere = options.apiUrl === undefined ? undefined : new URL(options.apiUrl);
  return new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(elsewhere === undefined
      ? {}
      : {
          host: elsewhere.hostname,
          port: elsewhere.port,
          protocol: elsewhere.protocol === 'https:' ? 'https' : 'http',
        }),
  });
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const withCharged = (charged: Charged | undefined) => (charged === undefined ? {} : { charged });

/** What stands on the invoice. */
function chargedIn(session: Stripe.Checkout.Session): Charged | undefined {
  if (session.amount_total === null || session.amount_total === undefined) return undefined;
  const { customer_details: buyer } = session;
  const { line1, line2, postal_code, city, state, country } = buyer?.address ?? {};
  const lines = [line1, line2, [postal_code, city].filter(Boolean).join(' '), state, country];
  return {
    amountTotal: session.amount_total,
    amountTax: session.total_details?.amount_tax ?? 0,
    buyerName: buyer?.name ?? '',
    buyerAddress: lines.filter(Boolean).join('\n'),
    buyerVatId: buyer?.tax_ids?.[0]?.value ?? '',
  };
}

function translate(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const kind =
        event.type === 'checkout.session.expired' ? 'expired' : session.payment_status === 'unpaid' ? 'unpaid' : 'paid';
      return {
        id: event.id,
        kind,
        orderId: session.client_reference_id,
        sessionId: session.id,
        paymentId: idOf(session.payment_intent),
        ...(kind === 'paid' ? withCharged(chargedIn(session)) : {}),
      };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      // A partial refund is a matter between people; only a full one takes keys back.
      if (!charge.refunded) return undefined;
      return { id: event.id, kind: 'refunded', orderId: null, sessionId: null, paymentId: idOf(charge.payment_intent) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { status, payment_intent } = event.data.object;
      const none = { id: event.id, orderId: null, sessionId: null, paymentId: idOf(payment_intent) };
      if (event.type === 'charge.dispute.created') return { ...none, kind: 'disputed' };
      // The bank took the money back: for us it is a refund.
      if (status === 'lost') return { ...none, kind: 'refunded' };
      return status === 'won' ? { ...none, kind: 'dispute_won' } : undefined;
    }
    default:
      return undefined;
  }
}

export function stripeGateway(options: StripeOptions): PaymentGateway {
  const stripe = clientFor(options);
  return {
    name: 'stripe',
    createCheckout: async (request) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: request.orderId,
          customer_email: request.email,
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          billing_address_collection: 'required',
          tax_id_collection: { enabled: true },
          invoice_creation: { enabled: true },
          ...(options.automaticTax === true ? { automatic_tax: { enabled: true } } : {}),
          line_items: [
            {
              quantity: request.quantity,
              price_data: {
                currency: request.currency,
                unit_amount: request.unitAmount,
                product_data: { name: `${PRODUCT_NAME} assessment key` },
              },
            },
          ],
          ...(request.referral === null ? {} : { metadata: { referral: request.referral } }),
        },
        { idempotencyKey: request.orderId },
      );
      if (session.url === null) throw new Error('the provider gave no address');
      return { sessionId: session.id, url: session.url };
    },
    refund: async (paymentId) => {
      await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` });
      return undefined;
    },
    readEvent: (rawBody, headers) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          String(headers['stripe-signature'] ?? ''),
          options.webhookSecret,
        );
      } catch {
        throw malformed('The signature is not valid.', 'signature');
      }
      return translate(event);
    },
  };
}
