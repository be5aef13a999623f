import type { Database } from '@lf/platform/db/schema';

/** Whether a result with a philosophy is saved for this key: without one it cannot be completed. */
export async function hasNarrative(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('fingerprints')
    .select('license_code')
    .where('license_code', '=', code)
    .where('values_philosophy', '<>', '')
    .executeTakeFirst();
  return row !== undefined;
}
