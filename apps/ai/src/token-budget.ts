import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';
import type { TokenBudget } from './survey-engine.ts';

export interface TokenLimits {
  /** For all calls of one key in 30 days. */
  readonly perKey: number;
  /** For all people together in 24 hours. */
  readonly perDay: number;
}

const DAY_SECONDS = 24 * 60 * 60;
export const KEY_TOKENS = { name: 'llm-key', windowSeconds: 30 * DAY_SECONDS } as const;
export const DAY_TOKENS = { name: 'llm-day', windowSeconds: DAY_SECONDS } as const;

/** What a model may cost for this key and today. Counted in the database, so that all instances share the limits. */
export function createTokenBudget(db: Database, { perKey, perDay }: TokenLimits, licenseCode: string): TokenBudget {
  const counters = [
    { key: `${KEY_TOKENS.name}:${licenseCode}`, max: perKey, windowSeconds: KEY_TOKENS.windowSeconds },
    { key: DAY_TOKENS.name, max: perDay, windowSeconds: DAY_TOKENS.windowSeconds },
  ];
  return {
    isLeft: async () => {
      const rows = await db
        .selectFrom('rate_limits')
        .select(['key', 'count'])
        .where(
          'key',
          'in',
          counters.map(({ key }) => key),
        )
        .where('resets_at', '>', sql<Date>`now()`)
        .execute();
      return counters.every(({ key, max }) => (rows.find((row) => row.key === key)?.count ?? 0) < max);
    },
    spend: async (tokens) => {
      for (const { key, windowSeconds } of counters) await add(db, key, Math.ceil(tokens), windowSeconds);
    },
  };
}

async function add(db: Database, key: string, count: number, windowSeconds: number): Promise<void> {
  const resets_at = sql<Date>`now() + make_interval(secs => ${windowSeconds}::float8)`;
  await db
    .insertInto('rate_limits')
    .values({ key, count, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= now() then excluded.count else rate_limits.count + excluded.count end`,
        resets_at: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .execute();
}
