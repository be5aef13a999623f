import type { Database } from '../db/schema.ts';

/** What is true of every restored database: nobody is logged in, no server is there, and who left since is known. */
export async function settleRestored(db: Database, deleted: readonly string[]): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('recovery_keys').execute();
  await db.deleteFrom('running_servers').execute();
  for (const user_id of deleted)
    await db
      .insertInto('deleted_users')
      .values({ user_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
