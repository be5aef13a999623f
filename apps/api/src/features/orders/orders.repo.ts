import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

export interface NewOrder {
  readonly userId: string;
  readonly provider: string;
  readonly quantity: number;
  readonly amountTotal: number;
  readonly currency: string;
  readonly referral: string | null;
}

export function insertOrder(db: Database, order: NewOrder) {
  return db
    .insertInto('orders')
    .values({
      user_id: order.userId,
      provider: order.provider,
      status: 'pending',
      quantity: order.quantity,
      amount_total: order.amountTotal,
      currency: order.currency,
      referral: order.referral,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function setOrderSession(db: Database, id: string, sessionId: string): Promise<void> {
  await db.updateTable('orders').set({ session_id: sessionId }).where('id', '=', id).execute();
}

export async function dropOrder(db: Database, id: string): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).where('status', '=', 'pending').execute();
}

/** Receipts: what was paid, and what was paid back. */
export function listReceipts(db: Database, userId: string) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'created_at',
      'status',
      'quantity',
      sql<number>`amount_total::float8`.as('amount_total'),
      'currency',
      'refunded_at',
      'invoice_number',
      'buyer_name',
      'buyer_address',
      'buyer_vat_id',
    ])
    .where('user_id', '=', userId)
    .where('status', 'in', ['paid', 'refunded'])
    .orderBy('created_at', 'desc')
    .execute();
}

/** Pending or expired becomes paid, once: a late payment of an expired checkout was a payment all the same. */
export function markPaid(db: Database, orderId: string, sessionId: string, paymentId: string | null) {
  return db
    .updateTable('orders')
    .set({ status: 'paid', paid_at: sql<Date>`now()`, session_id: sessionId, payment_id: paymentId })
    .where('id', '=', orderId)
    .where('status', 'in', ['pending', 'expired'])
    .returning([
      'id',
      'user_id',
      'quantity',
      sql<number>`amount_total::float8`.as('amount_total'),
      'currency',
      'provider',
    ])
    .executeTakeFirst();
}

export async function markExpired(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .execute();
}

export function markRefunded(db: Database, provider: string, paymentId: string) {
  return db
    .updateTable('orders')
    .set({ status: 'refunded', refunded_at: sql<Date>`now()` })
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'paid')
    .returning(['id', 'user_id'])
    .executeTakeFirst();
}

/** The buyer's bank disputes a payment, or has let it stand after all. Keys move only when the money does. */
export async function markDisputed(
  db: Database,
  provider: string,
  paymentId: string | null,
  isDisputed: boolean,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ disputed_at: isDisputed ? sql<Date>`now()` : null })
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .execute();
}
