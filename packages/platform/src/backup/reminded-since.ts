import { sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/schema.ts';

/** About which fingerprint somebody was last written to after its year: a restore must not send that mail again. */
export const remindedSince = z.array(z.object({ user_id: z.uuid(), reminded_finish: z.string() }));
export type RemindedSince = z.infer<typeof remindedSince>;

/** As text: a date of JavaScript has no microseconds, and the same fingerprint would be later than itself. */
export function listRemindedSince(db: Database): Promise<RemindedSince> {
  return db
    .selectFrom('again_reminders')
    .select(['user_id', sql<string>`reminded_finish::text`.as('reminded_finish')])
    .where('reminded_finish', 'is not', null)
    .orderBy('user_id')
    .execute();
}

/** In a database that was restored; people whose wish it does not know are left out. */
export async function settleRemindedSince(db: Database, reminded: RemindedSince): Promise<void> {
  for (const { user_id, reminded_finish } of reminded)
    await db
      .updateTable('again_reminders')
      .set({ reminded_finish: sql<Date>`greatest(reminded_finish, ${reminded_finish}::timestamptz)` })
      .where('user_id', '=', user_id)
      .execute();
}
