import * as z from 'zod/mini';
import { INVOICE_MESSAGES } from '@lf/domain/messages/invoice';
import { defineRoute } from './define-route.ts';
import { id, nothing, timestamp } from './fields.ts';
import {
  BUYER_ADDRESS_CHARACTERS_MAX,
  BUYER_ADDRESS_LINES_MAX,
  BUYER_NAME_CHARACTERS_MAX,
  VAT_ID_CHARACTERS_MAX,
} from './limits.ts';

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
  invoiceNumber: z.string(),
  /** As they stand on the invoice. */
  buyer: z.object({ name: z.string(), address: z.string(), vatId: z.string() }),
});
export type Order = z.infer<typeof order>;

export const listOrders = defineRoute({
  method: 'GET',
  path: '/users/me/orders',
  summary: 'The purchases of this account, newest first',
  response: z.object({ result: z.array(order) }),
});

export const buyerDetails = z.strictObject({
  name: z.string().check(z.trim(), z.maxLength(BUYER_NAME_CHARACTERS_MAX, INVOICE_MESSAGES.nameTooLong)),
  address: z.string().check(
    z.trim(),
    z.maxLength(BUYER_ADDRESS_CHARACTERS_MAX, INVOICE_MESSAGES.addressTooLong),
    z.refine((text) => text.split('\n').length <= BUYER_ADDRESS_LINES_MAX, INVOICE_MESSAGES.addressTooLong),
  ),
  vatId: z.string().check(z.trim(), z.maxLength(VAT_ID_CHARACTERS_MAX, INVOICE_MESSAGES.vatIdTooLong)),
});

export const setInvoiceDetails = defineRoute({
  method: 'PUT',
  path: '/users/me/orders/{id}/invoice',
  summary: "The buyer's name, address and VAT id as they stand on the invoice",
  params: z.object({ id: z.uuid() }),
  body: buyerDetails,
  response: nothing,
  status: 204,
});

export const getInvoice = defineRoute({
  method: 'GET',
  path: '/users/me/orders/{id}/invoice.pdf',
  summary: 'The invoice of a purchase',
  limits: [{ name: 'invoice', max: 60, windowSeconds: 300, per: 'user' }],
  params: z.object({ id: z.uuid() }),
  response: z.unknown(),
  produces: 'application/pdf',
});
