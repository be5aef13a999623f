import { sql } from 'kysely';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { notFound } from '@lf/platform/http/errors';
import { applyPaymentEvent } from './payment-events.ts';
import { newSandboxEventId } from '../../payments/sandbox-gateway.ts';
import type { ApiContext } from '../api-context.ts';

const checkoutUnknown = () => notFound(KEY_MESSAGES.checkoutUnknown, 'checkout_unknown');

/** The caller's own checkout, open or settled. */
async function checkoutOf(context: ApiContext, userId: string, sessionId: string) {
  if (context.payments.sandbox === undefined) throw checkoutUnknown();
  const order = await context.db
    .selectFrom('orders')
    .select(['id', 'quantity', sql<number>`amount_total::float8`.as('amount_total'), 'currency', 'status'])
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!order) throw checkoutUnknown();
  return order;
}

export async function showSandboxCheckout(context: ApiContext, userId: string, sessionId: string) {
  const order = await checkoutOf(context, userId, sessionId);
  if (order.status !== 'pending') throw checkoutUnknown();
  return { quantity: order.quantity, amountTotal: order.amount_total, currency: order.currency };
}

/** Signs the event as the provider would and sends it the way of every other: read, verified, applied. */
export async function settleSandboxCheckout(
  context: ApiContext,
  userId: string,
  sessionId: string,
  kind: 'paid' | 'expired',
): Promise<void> {
  const order = await checkoutOf(context, userId, sessionId);
  const { sandbox, gateway } = context.payments;
  if (sandbox === undefined || (kind === 'paid' && order.status === 'expired')) throw checkoutUnknown();
  const paymentId = kind === 'paid' ? `payment_${sessionId}` : null;
  const { body, headers } = sandbox.sign({ id: newSandboxEventId(), kind, orderId: order.id, sessionId, paymentId });
  const event = gateway.readEvent(body, headers);
  if (event) await applyPaymentEvent(context, gateway.name, event);
}
