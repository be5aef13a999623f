import { sql } from 'kysely';
import { LOOK_ALIKE, lookOf } from '@lf/domain/entered-code';
import type { Database } from '@lf/platform/db/schema';

export function findCoupon(db: Database, code: string) {
  return db
    .selectFrom('coupons')
    .selectAll()
    .select(sql<boolean>`expires_at is not null and expires_at <= now()`.as('expired'))
    .where('code', '=', code)
    .executeTakeFirst();
}

const CODES_READ = 2;

/** The code that was meant: the very one, or the only one that looks like it. */
export async function findMeantCode(db: Database, entered: string): Promise<string> {
  const look = sql<string>`translate(code, ${`${LOOK_ALIKE.letters}-`}, ${LOOK_ALIKE.readAs})`;
  const rows = await db
    .selectFrom('coupons')
    .select('code')
    .where((eb) => eb.or([eb('code', '=', entered), eb(look, '=', lookOf(entered))]))
    .orderBy(sql`(code = ${entered}) desc`)
    .limit(CODES_READ)
    .execute();
  const [first, second] = rows;
  return first !== undefined && (second === undefined || first.code === entered) ? first.code : entered;
}

/** Takes one use, if one is left: the row's own lock makes parallel callers queue. */
export function takeUse(db: Database, code: string) {
  return db
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .whereRef('uses', '<', 'max_uses')
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .returning(['keys'])
    .executeTakeFirst();
}

/** False when this person has redeemed it before. */
export async function recordRedemption(db: Database, code: string, userId: string): Promise<boolean> {
  const row = await db
    .insertInto('coupon_redemptions')
    .values({ coupon_code: code, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasRedeemed(db: Database, code: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .select('user_id')
    .where('coupon_code', '=', code)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
