import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

/**
 * Of a mirror, its taking replies, a reply, the secret of a removed one, a side by side or the wish for a reminder that was ended: a backup
 * from before must not bring it back.
 */
export async function noteEnded(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('ended_consents')
    .values(ids.map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listEnded(db: Database): Promise<string[]> {
  // In the order of the ids, which are random: the list does not tell what ended after what.
  const rows = await db.selectFrom('ended_consents').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Only the day of an end is kept, which begins before it. So two days more: the other is for a backup that was made just before its time was over. */
export async function sweepEnded(db: Database, backupKeptDays: number): Promise<void> {
  await db
    .deleteFrom('ended_consents')
    .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${backupKeptDays + 2}::int)`)
    .execute();
}
