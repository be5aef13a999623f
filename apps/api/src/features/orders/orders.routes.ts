import { listOrders } from '@lf/contract/orders';
import { listReceipts } from './orders.repo.ts';
import { presentOrder } from './order-presenter.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function ordersRoutes(mount: Mount, { db }: ApiContext): void {
  mount(listOrders, async ({ user }) => ({ result: (await listReceipts(db, user.id)).map(presentOrder) }));
}
