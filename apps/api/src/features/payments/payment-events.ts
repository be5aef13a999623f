import { sql } from 'kysely';
import { insertLicenses } from '../licenses/licenses.repo.ts';
import { markExpired, markPaid, markRefunded, revokeUnusedKeys } from '../orders/orders.repo.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { Database } from '@lf/platform/db/schema';
import type { PaymentEvent } from '../../payments/payment-gateway.ts';

/** True for exactly one delivery of an event. */
async function isFirstDelivery(db: Database, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({ provider, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function isRefunded(db: Database, provider: string, paymentId: string | null): Promise<boolean> {
  if (paymentId === null) return false;
  const row = await db
    .selectFrom('payment_refunds')
    .select('payment_id')
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

async function onPaid(db: Database, provider: string, event: PaymentEvent): Promise<void> {
  if (event.orderId === null || event.sessionId === null || !UUID.test(event.orderId)) return;
  const order = await markPaid(db, event.orderId, event.sessionId, event.paymentId);
  if (!order || order.user_id === null) return;
  if (await isRefunded(db, provider, event.paymentId)) {
    // The refund arrived first: the order is on record, its keys were never issued.
    await markRefunded(db, provider, event.paymentId ?? '');
    return;
  }
  await insertLicenses(db, { userId: order.user_id, count: order.quantity, orderId: order.id });
  await recordEvent(db, { userId: order.user_id, kind: 'keys_received', detail: { keys: order.quantity } });
}

async function onRefunded(db: Database, provider: string, event: PaymentEvent): Promise<void> {
  if (event.paymentId === null) return;
  await db
    .insertInto('payment_refunds')
    .values({ provider, payment_id: event.paymentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const order = await markRefunded(db, provider, event.paymentId);
  if (order) await revokeUnusedKeys(db, order.id);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Acts on a verified event, once, whatever the order of arrival. Only `paid` issues keys. */
export function applyPaymentEvent(db: Database, provider: string, event: PaymentEvent): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await isFirstDelivery(trx, provider, event.id))) return;
    // One event of a payment at a time, so that a refund and its payment never miss each other.
    if (event.paymentId !== null) await sql`select pg_advisory_xact_lock(hashtext(${event.paymentId}))`.execute(trx);
    if (event.kind === 'paid') await onPaid(trx, provider, event);
    else if (event.kind === 'refunded') await onRefunded(trx, provider, event);
    else if (event.kind === 'expired' && event.orderId !== null && UUID.test(event.orderId))
      await markExpired(trx, event.orderId);
  });
}
