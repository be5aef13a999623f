import { sql } from 'kysely';
import { insertBoughtLicenses } from '../licenses/licenses.repo.ts';
import { includedTax } from '@lf/domain/included-tax';
import { insertMail } from '../../email/mailer.ts';
import { markDisputed, markExpired, markPaid, markRefunded } from '../orders/orders.repo.ts';
import { numberInvoice, writeCharged } from '../orders/invoices.repo.ts';
import { receiptMail } from '../../email/receipt-mail.ts';
import { revokeKeys, unusedKeysOf } from '../orders/revoked-keys.repo.ts';
import { tellWhoLostKeys } from '../orders/lost-keys.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import type { Charged, PaymentEvent } from '../../payments/payment-gateway.ts';

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

export interface PaymentParts {
  readonly db: Database;
  readonly config: Pick<Config, 'SUPPORT_EMAIL' | 'PUBLIC_URL' | 'INVOICE_PREFIX' | 'TAX_PERCENT'>;
}

type PaidOrder = NonNullable<Awaited<ReturnType<typeof markPaid>>>;

/** The number, what was charged, and the mail about it. */
async function invoiceOrder(
  { db, config }: PaymentParts,
  order: PaidOrder,
  charged: Charged | undefined,
): Promise<void> {
  const number = await numberInvoice(db, order.id, config.INVOICE_PREFIX);
  const total = charged?.amountTotal ?? order.amount_total;
  const tax =
    charged !== undefined && charged.amountTax > 0 ? charged.amountTax : includedTax(total, config.TAX_PERCENT);
  const buyer = charged ?? { buyerName: '', buyerAddress: '', buyerVatId: '' };
  await writeCharged(db, order.id, { ...buyer, amountTotal: total, amountTax: tax });
  const user = await db.selectFrom('users').select('email').where('id', '=', order.user_id).executeTakeFirst();
  if (!user) return;
  const { quantity, currency } = order;
  const link = `${config.PUBLIC_URL}/purchase-completion?order=${order.id}`;
  await insertMail(db, { to: user.email, ...receiptMail({ number, quantity, total, tax, currency, link }) });
}

async function onPaid(parts: PaymentParts, provider: string, event: PaymentEvent): Promise<void> {
  const { db } = parts;
  if (event.orderId === null || event.sessionId === null || !UUID.test(event.orderId)) return;
  const order = await markPaid(db, event.orderId, event.sessionId, event.paymentId);
  if (!order || order.user_id === null) return;
  await invoiceOrder(parts, order, event.charged);
  if (await isRefunded(db, provider, event.paymentId)) {
    // The refund arrived first: the order is on record, its keys were never issued.
    await markRefunded(db, provider, event.paymentId ?? '');
    return;
  }
  await insertBoughtLicenses(db, { userId: order.user_id, count: order.quantity, orderId: order.id });
  await recordEvent(db, { userId: order.user_id, kind: 'keys_received', detail: { keys: order.quantity } });
}

async function onRefunded({ db, config }: PaymentParts, provider: string, event: PaymentEvent): Promise<void> {
  if (event.paymentId === null) return;
  await db
    .insertInto('payment_refunds')
    .values({ provider, payment_id: event.paymentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const order = await markRefunded(db, provider, event.paymentId);
  if (!order) return;
  await tellWhoLostKeys(db, await revokeKeys(db, await unusedKeysOf(db, order.id)), config.SUPPORT_EMAIL);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Acts on a verified event, once, whatever the order of arrival. Only `paid` issues keys. */
export function applyPaymentEvent({ db, config }: PaymentParts, provider: string, event: PaymentEvent): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await isFirstDelivery(trx, provider, event.id))) return;
    // One event of a payment at a time, so that a refund and its payment never miss each other.
    if (event.paymentId !== null) await sql`select pg_advisory_xact_lock(hashtext(${event.paymentId}))`.execute(trx);
    const parts = { db: trx, config };
    if (event.kind === 'paid') await onPaid(parts, provider, event);
    else if (event.kind === 'refunded') await onRefunded(parts, provider, event);
    else if (event.kind === 'disputed' || event.kind === 'dispute_won')
      await markDisputed(trx, provider, event.paymentId, event.kind === 'disputed');
    else if (event.kind === 'expired' && event.orderId !== null && UUID.test(event.orderId))
      await markExpired(trx, event.orderId);
  });
}
