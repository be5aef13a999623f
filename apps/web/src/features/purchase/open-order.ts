import * as z from 'zod/mini';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

const NAME = 'lf.open-order';
const openOrder = z.object({ orderId: z.string(), quantity: z.number() });
type OpenOrder = z.infer<typeof openOrder>;

/** The purchase for which this browser last opened the payment page: whoever comes back to its screens must not pay for it twice. */
export const rememberOrder = (order: OpenOrder): void => writeStored(NAME, JSON.stringify(order));

/** Whoever chooses a quantity begins another purchase. */
export const forgetOrder = (): void => writeStored(NAME, null);

export function rememberedOrder(quantity: number): string | null {
  try {
    const order = z.parse(openOrder, JSON.parse(readStored(NAME) ?? ''));
    return order.quantity === quantity ? order.orderId : null;
  } catch {
    return null;
  }
}
