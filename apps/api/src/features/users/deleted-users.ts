import { deleteAccount } from './account-deletion.ts';
import type { Database } from '@lf/platform/db/schema';

/** Everybody who has left, and is to stay away whatever a backup holds. */
export async function listDeleted(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('deleted_users').select('user_id').orderBy('deleted_at').execute();
  return rows.map((row) => row.user_id);
}

/** Deletes again whom a backup brought back; answers how many. Done at every start, so that a restore that was cut short is finished. */
export async function applyDeletions(db: Database): Promise<number> {
  const back = await db
    .selectFrom('users')
    .innerJoin('deleted_users', 'deleted_users.user_id', 'users.id')
    .select(['users.id', 'users.email'])
    .execute();
  for (const person of back) await deleteAccount(db, person);
  return back.length;
}
