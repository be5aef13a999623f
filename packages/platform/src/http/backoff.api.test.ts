import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { testSettings } from '../testing/test-settings.ts';
import { createBackoff, type BackoffPolicy } from './backoff.ts';
import type { Database } from '../db/schema.ts';

const POLICY: BackoffPolicy = {
  name: 'test',
  free: 2,
  firstWaitSeconds: 60,
  waitMaxSeconds: 600,
  forgetSeconds: 3_600,
};

describe.runIf(testSettings().postgresUrl !== undefined)('two tries at the same moment', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.destroy());

  /** A try whose transaction begins before `earlier` tries of others, and that is counted after them. */
  const takeAfter = (who: string, earlier: number) =>
    db.transaction().execute(async (late) => {
      await sql`select now()`.execute(late);
      for (let at = 0; at < earlier; at += 1) await createBackoff(db, 1).take(POLICY, who);
      return createBackoff(late, 1).take(POLICY, who);
    });

  test('are both free while the allowance lasts, in any order', async () => {
    expect(await takeAfter('ada', 1)).toBeUndefined();
  });

  test('that came after the allowance was used up has to wait', async () => {
    expect(await takeAfter('eve', 3)).toBeGreaterThan(50);
  });
});
