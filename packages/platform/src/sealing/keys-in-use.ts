import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from '../db/schema.ts';
import type { Sealer } from './sealer.ts';

const SETTING = 'answers_keys';
/** Stands for texts from before there was a key. */
const PLAIN = 'none';

async function readIds(db: Database): Promise<string[] | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row?.value.split(',').filter(Boolean);
}

async function writeIds(db: Database, ids: readonly string[]): Promise<void> {
  const value = ids.join(',');
  await db
    .insertInto('settings')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Which keys the stored values were sealed with: refused at the start where one is missing, not when somebody opens their answers. */
export async function noteKeysInUse(db: Database, sealer: Sealer): Promise<void> {
  const ids = (await readIds(db)) ?? ((await hasPeople(db)) ? [PLAIN] : []);
  const missing = ids.find((id) => id !== PLAIN && !sealer.knows(id));
  if (missing !== undefined)
    throw new StartError(
      `ANSWERS_KEY: stored answers are encrypted with the key ${missing}, and this is ${sealer.currentKeyId}. Bring that key back, or name it in ANSWERS_KEYS_BEFORE.`,
    );
  if (!ids.includes(sealer.currentKeyId)) await writeIds(db, [...ids, sealer.currentKeyId]);
}

async function hasPeople(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from users limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether anything may be stored under another key than the current one, or under none. */
export async function hasStale(db: Database, sealer: Sealer): Promise<boolean> {
  return ((await readIds(db)) ?? []).some((id) => id !== sealer.currentKeyId);
}

/** Everything has been sealed again. */
export const forgetStaleKeys = (db: Database, sealer: Sealer): Promise<void> => writeIds(db, [sealer.currentKeyId]);
