import type { Kysely } from 'kysely';

/** Deleting an account, or a key that was claimed, follows these references back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('coupon_redemptions_user_id').on('coupon_redemptions').column('user_id').execute();
  await db.schema.createIndex('gifts_claimed_license_code').on('gifts').column('claimed_license_code').execute();
}
