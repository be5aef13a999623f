import { totalAmountFor, unitAmountFor } from '@lf/domain/key-prices';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { unavailable } from '@lf/platform/http/errors';
import { dropOrder, insertOrder, setOrderSession } from '../orders/orders.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../api-context.ts';

/** Who chose a quantity walks the purchase screens to their end; the account's one-key button leads back to the account. */
function returnAddresses(publicUrl: string, orderId: string, chosenQuantity: number | undefined) {
  return chosenQuantity === undefined
    ? {
        successUrl: `${publicUrl}/payments/success?order=${orderId}`,
        cancelUrl: `${publicUrl}/payments/cancel?canceled=1`,
      }
    : {
        successUrl: `${publicUrl}/purchase-completion?order=${orderId}`,
        cancelUrl: `${publicUrl}/purchase-quantity?quantity=${chosenQuantity}&canceled=1`,
      };
}

/** Records the order, then opens the provider's checkout for it; the event that follows names the order. */
export async function openCheckout(
  context: ApiContext,
  user: CurrentUser,
  wish: { quantity: number | undefined; referral: string | null },
  log: FastifyBaseLogger,
): Promise<{ url: string; orderId: string }> {
  const { config, db, payments } = context;
  const tiers = config.PRICE_TIERS ?? null;
  const quantity = wish.quantity ?? 1;
  const order = await insertOrder(db, {
    userId: user.id,
    provider: payments.gateway.name,
    quantity,
    amountTotal: totalAmountFor(tiers, quantity),
    currency: config.PRICE_CURRENCY,
    referral: wish.referral,
  });
  try {
    const { sessionId, url } = await payments.gateway.createCheckout({
      orderId: order.id,
      quantity,
      unitAmount: unitAmountFor(tiers, quantity),
      currency: config.PRICE_CURRENCY,
      email: user.email,
      referral: wish.referral,
      ...returnAddresses(config.PUBLIC_URL, order.id, wish.quantity),
    });
    await setOrderSession(db, order.id, sessionId);
    return { url, orderId: order.id };
  } catch (error) {
    log.error({ err: error }, 'checkout not opened');
    await dropOrder(db, order.id);
    throw unavailable(KEY_MESSAGES.paymentsDown, 'payments_down');
  }
}
