import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::float8)`;

/** Takes the person's only turn, in one statement; undefined while another call holds it. */
export async function takeTurn(db: Database, userId: string, leaseSeconds: number): Promise<string | undefined> {
  const holder = randomUUID();
  const row = await db
    .insertInto('ai_turns')
    .values({ user_id: userId, holder, expires_at: fromNow(leaseSeconds) })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ holder: sql`excluded.holder`, expires_at: sql`excluded.expires_at` })
        .where('ai_turns.expires_at', '<=', sql<Date>`now()`),
    )
    .returning('holder')
    .executeTakeFirst();
  return row?.holder;
}

export async function extendTurn(db: Database, userId: string, holder: string, leaseSeconds: number): Promise<void> {
  await db
    .updateTable('ai_turns')
    .set({ expires_at: fromNow(leaseSeconds) })
    .where('user_id', '=', userId)
    .where('holder', '=', holder)
    .execute();
}

export async function endTurn(db: Database, userId: string, holder: string): Promise<void> {
  await db.deleteFrom('ai_turns').where('user_id', '=', userId).where('holder', '=', holder).execute();
}
