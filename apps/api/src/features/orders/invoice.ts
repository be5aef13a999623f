import { formatDocumentDay } from '@lf/domain/date';
import { INVOICE_MESSAGES } from '@lf/domain/messages/invoice';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { formatMoney } from '@lf/domain/money';
import { notFound } from '@lf/platform/http/errors';
import { findInvoice, writeBuyer, type BuyerDetails } from './invoices.repo.ts';
import { scriptFamilies } from '../fingerprints/fonts.ts';
import { typesetter } from '../fingerprints/pdf/typesetter.ts';
import { writtenText } from '../fingerprints/written-text.ts';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

type Seller = Pick<Config, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_TAX_ID'>;

const linesOf = (text: string, separator: string) =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const orderUnknown = () => notFound(KEY_MESSAGES.orderUnknown, 'order_unknown');

/** The words of an invoice, all as data: the template reads none of them as markup. */
async function invoiceData(db: Database, seller: Seller, orderId: string, userId: string) {
  const order = await findInvoice(db, orderId, userId);
  if (!order || order.invoice_number === null) throw orderUnknown();
  const { amount_total: total, amount_tax: tax, currency } = order;
  const buyerName = order.buyer_name === '' ? `${order.first_name} ${order.last_name}` : order.buyer_name;
  const buyer = [
    buyerName,
    ...linesOf(order.buyer_address, '\n'),
    ...(order.buyer_vat_id === '' ? [] : [INVOICE_MESSAGES.vatId(order.buyer_vat_id)]),
    order.email,
  ];
  const sold = [
    seller.SELLER_NAME,
    ...linesOf(seller.SELLER_ADDRESS, '|'),
    ...(seller.SELLER_TAX_ID === '' ? [] : [INVOICE_MESSAGES.vatId(seller.SELLER_TAX_ID)]),
  ];
  return {
    title: INVOICE_MESSAGES.title,
    number: order.invoice_number,
    date: formatDocumentDay(order.paid_at ?? order.created_at),
    refunded: order.refunded_at === null ? null : INVOICE_MESSAGES.refundedOn(formatDocumentDay(order.refunded_at)),
    labels: INVOICE_MESSAGES.labels,
    seller: sold.map(writtenText),
    buyer: buyer.map(writtenText),
    item: INVOICE_MESSAGES.item,
    quantity: String(order.quantity),
    unit: formatMoney((total - tax) / order.quantity, currency),
    net: formatMoney(total - tax, currency),
    tax: formatMoney(tax, currency),
    total: formatMoney(total, currency),
    families: scriptFamilies([...buyer, ...sold].join(' ')),
  };
}

export async function invoicePdf(
  db: Database,
  seller: Seller,
  order: { readonly id: string; readonly userId: string },
  signal?: AbortSignal,
): Promise<Buffer> {
  const invoice = await invoiceData(db, seller, order.id, order.userId);
  return Buffer.from(await typesetter.run({ invoice }, signal));
}

export async function setBuyer(db: Database, orderId: string, userId: string, buyer: BuyerDetails): Promise<void> {
  if (!(await writeBuyer(db, orderId, userId, buyer))) throw orderUnknown();
}
