import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

export function findSecret(db: Database, userId: string) {
  return db.selectFrom('second_factors').select('secret').where('user_id', '=', userId).executeTakeFirst();
}

/** A new secret takes the place of one that was never confirmed. */
export async function replaceSecret(db: Database, userId: string, secret: string): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret, last_step: 0 }))
    .execute();
}

/** True for exactly one use of a code: its time step must be later than that of the last one. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** True for exactly one use of a recovery code. */
export async function useRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was on already. */
export async function switchOn(db: Database, userId: string, codeHashes: readonly string[]): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ second_factor_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('second_factor_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
  return true;
}

export async function switchOff(db: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ second_factor_at: null }).where('id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
