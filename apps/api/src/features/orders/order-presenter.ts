import type { Order } from '@lf/contract/orders';
import type { listReceipts } from './orders.repo.ts';

type ReceiptRow = Awaited<ReturnType<typeof listReceipts>>[number];

/** What leaves the server of a purchase. */
export const presentOrder = (row: ReceiptRow): Order => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  status: row.status === 'refunded' ? 'refunded' : 'paid',
  quantity: row.quantity,
  amountTotal: row.amount_total,
  currency: row.currency,
  refundedAt: row.refunded_at?.toISOString() ?? null,
  invoiceNumber: row.invoice_number ?? '',
  buyer: { name: row.buyer_name, address: row.buyer_address, vatId: row.buyer_vat_id },
});
