import { getInvoice, listOrders, setInvoiceDetails } from '@lf/contract/orders';
import { callerGone } from '@lf/platform/http/caller-gone';
import { invoicePdf, setBuyer } from './invoice.ts';
import { listReceipts } from './orders.repo.ts';
import { presentOrder } from './order-presenter.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function ordersRoutes(mount: Mount, { db, config }: ApiContext): void {
  mount(listOrders, async ({ user }) => ({ result: (await listReceipts(db, user.id)).map(presentOrder) }));
  mount(setInvoiceDetails, async ({ user, params, body }) => {
    await setBuyer(db, params.id, user.id, body);
    return null;
  });
  mount(getInvoice, async ({ user, params, reply }) => {
    const pdf = await invoicePdf(db, config, { id: params.id, userId: user.id }, callerGone(reply));
    reply.header('content-disposition', 'attachment; filename="Invoice.pdf"');
    return pdf;
  });
}
