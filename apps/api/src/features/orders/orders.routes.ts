import { listOrders } from '@lf/contract/orders';
import { listReceipts } from './orders.repo.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function ordersRoutes(mount: Mount, { db }: ApiContext): void {
  mount(listOrders, async ({ user }) => {
    const rows = await listReceipts(db, user.id);
    return {
      result: rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at.toISOString(),
        status: row.status === 'refunded' ? ('refunded' as const) : ('paid' as const),
        quantity: row.quantity,
        amountTotal: row.amount_total,
        currency: row.currency,
        refundedAt: row.refunded_at?.toISOString() ?? null,
      })),
    };
  });
}
