import { sql } from 'kysely';
import { boughtKeyState } from '@lf/domain/bought-key-state';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { notFound } from '@lf/platform/http/errors';
import type { BoughtKey } from '@lf/contract/gifts';
import type { LicenseStatus } from '@lf/domain/license-status';
import type { Database } from '@lf/platform/db/schema';

interface Row {
  readonly code: string;
  readonly status: LicenseStatus | null;
  readonly revoked: boolean | null;
  readonly own: boolean | null;
  readonly gift_id: string | null;
  readonly recipient_email: string | null;
  readonly is_open: boolean | null;
  readonly mail_due: boolean | null;
  readonly mailed_at: Date | null;
  readonly refused: boolean | null;
}

function present(row: Row): BoughtKey {
  const isOpen = row.gift_id !== null && row.is_open === true;
  const gift = {
    byMail: row.recipient_email !== null,
    mailDue: row.mail_due === true,
    mailed: row.mailed_at !== null,
    refused: row.refused === true,
  };
  const facts = { status: row.status, revoked: row.revoked === true, own: row.own === true };
  return {
    code: row.code,
    state: boughtKeyState({ ...facts, gift: isOpen ? gift : null }),
    gift:
      row.gift_id === null
        ? null
        : {
            id: row.gift_id,
            recipientEmail: row.recipient_email,
            mailedAt: row.mailed_at?.toISOString() ?? null,
          },
  };
}

/** The buyer's own purchase; anybody else's is not there. */
export async function assertOwnOrder(db: Database, userId: string, orderId: string): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
  if (!order) throw notFound(KEY_MESSAGES.orderUnknown, 'order_unknown');
}

/** Every key of a purchase, with the last gift that its buyer made of it. */
export async function boughtKeysOf(db: Database, buyerId: string, orderId: string): Promise<BoughtKey[]> {
  const { rows } = await sql<Row>`
    select b.code, l.status, l.revoked_at is not null as revoked, l.user_id = b.buyer_id as own,
      g.id as gift_id, g.recipient_email, g.claimed_at is null as is_open, g.mail_due_at is not null as mail_due,
      g.mailed_at, g.mail_refused_at is not null as refused
    from bought_keys b
    left join licenses l on l.bought_code = b.code
    left join lateral (
      select * from gifts where license_code = b.code and giver_id = b.buyer_id and taken_back_at is null
      order by created_at desc limit 1
    ) g on true
    where b.order_id = ${orderId}::uuid and b.buyer_id = ${buyerId}::uuid
    order by b.created_at, g.recipient_email nulls last, b.code`.execute(db);
  return rows.map(present);
}
