import { sql } from 'kysely';
import { tooOften } from '@lf/platform/http/errors';
import type { Database } from '@lf/platform/db/schema';

/** Several interviews with every extra question, on a slow engine. */
export const ENGINE_TIME_PER_DAY = { name: 'ai-time', ms: 20 * 60_000, windowSeconds: 24 * 60 * 60 } as const;

/** How long engines may work for one person in a day, shared by all instances. */
export interface EngineTime {
  /** 429 when it is used up. */
  assertLeft(userId: string): Promise<void>;
  spend(userId: string, ms: number): Promise<void>;
}

export function createEngineTime(db: Database, factor: number): EngineTime {
  const keyOf = (userId: string): string => `${ENGINE_TIME_PER_DAY.name}:${userId}`;
  return {
    assertLeft: async (userId) => {
      const row = await db
        .selectFrom('rate_limits')
        .select(['count', sql<number>`extract(epoch from resets_at - now())::float8`.as('seconds')])
        .where('key', '=', keyOf(userId))
        .where('resets_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      if (row !== undefined && row.count >= ENGINE_TIME_PER_DAY.ms * factor) throw tooOften(row.seconds);
    },
    spend: async (userId, ms) => {
      const count = Math.ceil(ms);
      const resets_at = sql<Date>`now() + make_interval(secs => ${ENGINE_TIME_PER_DAY.windowSeconds}::float8)`;
      await db
        .insertInto('rate_limits')
        .values({ key: keyOf(userId), count, resets_at })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when rate_limits.resets_at <= now() then excluded.count else rate_limits.count + excluded.count end`,
            resets_at: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
          }),
        )
        .execute();
    },
  };
}
