import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** An assessment key. Whoever holds it (`user_id`) takes the assessment; who bought it may be somebody else. */
export interface LicensesTable {
  code: string;
  user_id: string;
  status: 'active' | 'used' | 'completed';
  /** Set on keys that were bought; a refund finds them by it. */
  order_id: string | null;
  created_at: Timestamp;
  /** When its survey was begun and its result finished; null before that, and on keys from before these times were kept. */
  used_at: NullableTimestamp;
  completed_at: NullableTimestamp;
  /** Nobody's yet: for accounts of organizations. */
  organization_id: string | null;
  /** Refunded before use: the key is gone from every list. */
  revoked_at: NullableTimestamp;
  /** The buyer, once the key was given away and claimed by `user_id`. */
  given_by: string | null;
  /** The code under which it was bought. It stays when the key passes on and gets another. */
  bought_code: string | null;
}

/** What a buyer's records say of each key, also after it was passed on or its holder has left. */
export interface BoughtKeysTable {
  code: string;
  buyer_id: string;
  order_id: string;
  created_at: Timestamp;
}

export interface CouponsTable {
  code: string;
  keys: number;
  max_uses: number;
  uses: Generated<number>;
  expires_at: NullableTimestamp;
  disabled_at: NullableTimestamp;
  created_at: Timestamp;
}

/** One use per person: the pair is the primary key. */
export interface CouponRedemptionsTable {
  coupon_code: string;
  user_id: string;
  redeemed_at: Timestamp;
}

export interface OrdersTable {
  id: Generated<string>;
  /** Null once the account is deleted: receipts stay, anonymised. */
  user_id: string | null;
  provider: string;
  /** The provider's checkout session: one order each. */
  session_id: string | null;
  /** The provider's payment, by which a refund names the order. */
  payment_id: string | null;
  status: 'pending' | 'paid' | 'expired' | 'refunded';
  quantity: number;
  /** Cents. */
  amount_total: number;
  currency: string;
  referral: string | null;
  created_at: Timestamp;
  paid_at: NullableTimestamp;
  refunded_at: NullableTimestamp;
  /** Given with the payment. */
  invoice_year: number | null;
  invoice_serial: number | null;
  invoice_number: string | null;
  /** Cents of the total. */
  amount_tax: Generated<number>;
  /** As the buyer wants them on the invoice. */
  buyer_name: Generated<string>;
  buyer_address: Generated<string>;
  buyer_vat_id: Generated<string>;
  /** The buyer's bank disputes the payment. */
  disputed_at: NullableTimestamp;
  /** Nobody's yet: for accounts of organizations. */
  organization_id: string | null;
}

/** Every provider event that was acted upon, so that none acts twice. */
export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  received_at: Timestamp;
}

/** Full refunds by payment, kept apart because one may arrive before the payment it belongs to. */
export interface PaymentRefundsTable {
  provider: string;
  payment_id: string;
  refunded_at: Timestamp;
}

/** A key on its way to somebody: claimable by whoever holds the secret, until claimed or taken back. */
export interface GiftsTable {
  id: Generated<string>;
  /** The code the giver knows. On claiming the recipient's key gets a new one, so that the giver's leads nowhere. */
  license_code: string;
  giver_id: string;
  secret_hash: string;
  recipient_email: string | null;
  created_at: Timestamp;
  claimed_at: NullableTimestamp;
  claimed_license_code: string | null;
  taken_back_at: NullableTimestamp;
  sending_id: string | null;
  /** The mail that is to be written next, and when. Null: none. */
  mail_kind: 'gift' | 'reminder' | null;
  mail_due_at: NullableTimestamp;
  /** When a mail last left for the recipient, and whether their mail server refused the address since. */
  mailed_at: NullableTimestamp;
  mail_refused_at: NullableTimestamp;
  /** A later mail has a new link; those of the earlier ones work on. */
  earlier_secret_hashes: Generated<string[]>;
}

/** Keys that were sent to several people at once, with one message. */
export interface GiftSendingsTable {
  id: string;
  giver_id: string;
  gift_message: string;
  created_at: Timestamp;
}

export interface KeyTables {
  licenses: LicensesTable;
  coupons: CouponsTable;
  coupon_redemptions: CouponRedemptionsTable;
  orders: OrdersTable;
  payment_events: PaymentEventsTable;
  payment_refunds: PaymentRefundsTable;
  gifts: GiftsTable;
  gift_sendings: GiftSendingsTable;
  bought_keys: BoughtKeysTable;
}
