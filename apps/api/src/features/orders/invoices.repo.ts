import { sql } from 'kysely';
import { invoiceNumber } from '@lf/domain/included-tax';
import type { Database } from '@lf/platform/db/schema';
import type { Charged } from '../../payments/payment-gateway.ts';

/** The next number of the year. One payment at a time gets one, so that there is no gap. */
export async function numberInvoice(db: Database, orderId: string, prefix: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('invoice-number'))`.execute(db);
  const { rows } = await sql<{ year: number; serial: number }>`
    update orders set invoice_year = extract(year from now())::int, invoice_serial = (
      select coalesce(max(invoice_serial), 0) + 1 from orders where invoice_year = extract(year from now())::int)
    where id = ${orderId}::uuid
    returning invoice_year as year, invoice_serial as serial`.execute(db);
  const [number] = rows;
  if (number === undefined) throw new Error('no order to number');
  const invoice_number = invoiceNumber(prefix, number.year, number.serial);
  await db.updateTable('orders').set({ invoice_number }).where('id', '=', orderId).execute();
  return invoice_number;
}

export async function writeCharged(db: Database, orderId: string, charged: Charged): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      amount_total: charged.amountTotal,
      amount_tax: charged.amountTax,
      buyer_name: charged.buyerName,
      buyer_address: charged.buyerAddress,
      buyer_vat_id: charged.buyerVatId,
    })
    .where('id', '=', orderId)
    .execute();
}

export interface BuyerDetails {
  readonly name: string;
  readonly address: string;
  readonly vatId: string;
}

/** False when the purchase is not this person's. */
export async function writeBuyer(db: Database, orderId: string, userId: string, buyer: BuyerDetails): Promise<boolean> {
  const row = await db
    .updateTable('orders')
    .set({ buyer_name: buyer.name, buyer_address: buyer.address, buyer_vat_id: buyer.vatId })
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['paid', 'refunded'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findInvoice(db: Database, orderId: string, userId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.quantity',
      sql<number>`orders.amount_total::float8`.as('amount_total'),
      sql<number>`orders.amount_tax::float8`.as('amount_tax'),
      'orders.currency',
      'orders.invoice_number',
      'orders.buyer_name',
      'orders.buyer_address',
      'orders.buyer_vat_id',
      'orders.paid_at',
      'orders.created_at',
      'orders.refunded_at',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('orders.id', '=', orderId)
    .where('orders.user_id', '=', userId)
    .where('orders.status', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
}
