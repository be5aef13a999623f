import {
  cancelSandboxCheckout,
  createCheckoutSession,
  getSandboxCheckout,
  paymentWebhook,
  paySandboxCheckout,
} from '@lf/contract/payments';
import { malformed } from '@lf/platform/http/errors';
import { applyPaymentEvent } from './payment-events.ts';
import { openCheckout } from './checkout.service.ts';
import { settleSandboxCheckout, showSandboxCheckout } from './sandbox-checkout.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function paymentsRoutes(mount: Mount, context: ApiContext): void {
  const { payments } = context;
  mount(createCheckoutSession, ({ user, body, request }) =>
    openCheckout(context, user, { quantity: body.quantity, referral: body.referral ?? null }, request.log),
  );
  mount(paymentWebhook, async ({ request }) => {
    if (!Buffer.isBuffer(request.body)) throw malformed();
    const event = payments.gateway.readEvent(request.body, request.headers);
    if (event) await applyPaymentEvent(context, payments.gateway.name, event);
    return { received: true };
  });
  mount(getSandboxCheckout, ({ user, params }) => showSandboxCheckout(context, user.id, params.sessionId));
  mount(paySandboxCheckout, async ({ user, params }) => {
    await settleSandboxCheckout(context, user.id, params.sessionId, 'paid');
    return null;
  });
  mount(cancelSandboxCheckout, async ({ user, params }) => {
    await settleSandboxCheckout(context, user.id, params.sessionId, 'expired');
    return null;
  });
}
