import { listOrders } from '@lf/contract/orders';
import type { Mount } from '@lf/platform/http/mount-route';

export function ordersRoutes(mount: Mount): void {
  mount(listOrders, () => Promise.resolve({ result: [] }));
}
