import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.unique())
    .addColumn('payment_id', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'paid', 'expired', 'refunded')`),
    )
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity between 1 and 10000`))
    .addColumn('amount_total', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('referral', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('paid_at', 'timestamptz')
    .addColumn('refunded_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('orders_user_id').on('orders').column('user_id').execute();

  await db.schema
    .createTable('licenses')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('active')
        .check(sql`status in ('active', 'used', 'completed')`),
    )
    .addColumn('order_id', 'uuid', (column) => column.references('orders.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('given_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('licenses_user_id').on('licenses').column('user_id').execute();
  await db.schema.createIndex('licenses_given_by').on('licenses').column('given_by').execute();
  await db.schema.createIndex('licenses_order_id').on('licenses').column('order_id').execute();

  await db.schema
    .createTable('coupons')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('keys', 'integer', (column) => column.notNull().check(sql`keys between 1 and 100`))
    .addColumn('max_uses', 'integer', (column) => column.notNull().check(sql`max_uses >= 1`))
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'timestamptz')
    .addColumn('disabled_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('coupons_uses', sql`uses between 0 and max_uses`)
    .execute();
  await db.schema
    .createTable('coupon_redemptions')
    .addColumn('coupon_code', 'text', (column) => column.notNull().references('coupons.code').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('redeemed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('coupon_redemptions_pk', ['coupon_code', 'user_id'])
    .execute();

  await db.schema
    .createTable('payment_events')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('payment_events_pk', ['provider', 'event_id'])
    .execute();

  await db.schema
    .createTable('payment_refunds')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('refunded_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('payment_refunds_pk', ['provider', 'payment_id'])
    .execute();

  await db.schema
    .createTable('gifts')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('license_code', 'text', (column) => column.notNull())
    .addColumn('giver_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('recipient_email', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('claimed_at', 'timestamptz')
    .addColumn('claimed_license_code', 'text', (column) => column.references('licenses.code').onDelete('set null'))
    .addColumn('taken_back_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('gifts_giver_id').on('gifts').column('giver_id').execute();
  // At most one gift of a key is on its way at a time.
  await sql`create unique index gifts_open on gifts (license_code) where claimed_at is null and taken_back_at is null`.execute(
    db,
  );
}
