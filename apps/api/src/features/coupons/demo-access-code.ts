import type { Database } from '@lf/platform/db/schema';

/** Lets a newcomer try the embedded default without an operator. A deployment with DATABASE_URL seeds nothing. */
export const DEMO_ACCESS_CODE = 'WELCOME';

export async function seedDemoAccessCode(db: Database): Promise<void> {
  await db
    .insertInto('coupons')
    .values({ code: DEMO_ACCESS_CODE, keys: 1, max_uses: 1_000_000 })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
