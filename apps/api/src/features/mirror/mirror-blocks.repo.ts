import type { Database } from '@lf/platform/db/schema';

/** Accounts that an operator has barred, after a report, from starting mirrors and inviting people. */

export async function isBlocked(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('mirror_blocks').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function insertBlock(db: Database, userId: string): Promise<void> {
  await db
    .insertInto('mirror_blocks')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('mirror_blocks').where('user_id', '=', userId).execute();
}
