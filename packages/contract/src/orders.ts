import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { id, timestamp } from './fields.ts';

/** A receipt. Checkouts that were never paid are not shown. */
export const order = z.object({
  id,
  createdAt: timestamp,
  status: z.enum(['paid', 'refunded']),
  quantity: z.int(),
  /** Cents. */
  amountTotal: z.int(),
  currency: z.string(),
  refundedAt: z.nullable(timestamp),
});
export type Order = z.infer<typeof order>;

export const listOrders = defineRoute({
  method: 'GET',
  path: '/users/me/orders',
  summary: 'The purchases of this account, newest first',
  response: z.object({ result: z.array(order) }),
});
