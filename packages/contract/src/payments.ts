import * as z from 'zod/mini';
import { isKeyQuantity } from '@lf/domain/key-prices';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { defineRoute } from './define-route.ts';
import { id, nothing } from './fields.ts';
import { REFERRAL_CHARACTERS_MAX } from './limits.ts';

/** A whole number of keys. The same rule on the purchase form and on the wire. */
export const quantity = z
  .number(PURCHASE_MESSAGES.quantityRequired)
  .check(z.refine(isKeyQuantity, KEY_MESSAGES.quantityRule));

export const createCheckoutSession = defineRoute({
  method: 'POST',
  path: '/payments/create-checkout-session',
  summary: 'Open a hosted checkout for one key, or for as many as asked',
  limits: [{ name: 'checkout', max: 30, windowSeconds: 300, per: 'user' }],
  /** No body at all asks for one key. */
  body: z.prefault(
    z.strictObject({
      /** The affiliate's reference, where there is one. */
      referral: z.optional(z.nullable(z.string().check(z.maxLength(REFERRAL_CHARACTERS_MAX)))),
      quantity: z.optional(quantity),
    }),
    {},
  ),
  response: z.object({ url: z.string(), orderId: id }),
});

export const paymentWebhook = defineRoute({
  method: 'POST',
  path: '/payments/webhook',
  auth: 'public',
  summary: "The provider's signed events; only these issue keys",
  rawBody: true,
  response: z.object({ received: z.boolean() }),
});

const session = z.object({ sessionId: id });

/** The sandbox's checkout page; not there with another provider. */
export const getSandboxCheckout = defineRoute({
  method: 'GET',
  path: '/payments/sandbox/{sessionId}',
  summary: 'What the sandbox checkout page shows',
  params: session,
  response: z.object({ quantity: z.int(), amountTotal: z.int(), currency: z.string() }),
});

export const paySandboxCheckout = defineRoute({
  method: 'POST',
  path: '/payments/sandbox/{sessionId}/pay',
  summary: 'Pay in the sandbox: sends the paid event through the webhook code',
  params: session,
  response: nothing,
  status: 204,
});

export const cancelSandboxCheckout = defineRoute({
  method: 'POST',
  path: '/payments/sandbox/{sessionId}/cancel',
  summary: 'Cancel in the sandbox: sends the expired event through the webhook code',
  params: session,
  response: nothing,
  status: 204,
});
