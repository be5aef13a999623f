import { totalAmountFor, unitAmountFor } from '@lf/domain/key-prices';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { unavailable } from '@lf/platform/http/errors';
import { dropOrder, insertOrder, setOrderSession } from '../orders/orders.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../api-context.ts';

/** Records the order, then opens the provider's checkout for it; the event that follows names the order. */
export async function openCheckout(
  context: ApiContext,
  user: CurrentUser,
  wish: { quantity: number; referral: string | null },
  log: FastifyBaseLogger,
): Promise<{ url: string }> {
  const { config, db, payments } = context;
  const tiers = config.PRICE_TIERS ?? null;
  const order = await insertOrder(db, {
    userId: user.id,
    provider: payments.gateway.name,
    quantity: wish.quantity,
    amountTotal: totalAmountFor(tiers, wish.quantity),
    currency: config.PRICE_CURRENCY,
    referral: wish.referral,
  });
  try {
    const { sessionId, url } = await payments.gateway.createCheckout({
      orderId: order.id,
      quantity: wish.quantity,
      unitAmount: unitAmountFor(tiers, wish.quantity),
      currency: config.PRICE_CURRENCY,
      email: user.email,
      referral: wish.referral,
      successUrl: `${config.PUBLIC_URL}/payments/success?order=${order.id}`,
      cancelUrl: `${config.PUBLIC_URL}/payments/cancel`,
    });
    await setOrderSession(db, order.id, sessionId);
    return { url };
  } catch (error) {
    log.error({ err: error }, 'checkout not opened');
    await dropOrder(db, order.id);
    throw unavailable(KEY_MESSAGES.paymentsDown, 'payments_down');
  }
}
