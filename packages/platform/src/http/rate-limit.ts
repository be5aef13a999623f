import { sql } from 'kysely';
import { tooOften } from './errors.ts';
import type { Database } from '../db/schema.ts';

export interface Allowance {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

export type RateLimiter = (allowance: Allowance, who: string) => Promise<void>;

/** A network of one household: the whole IPv4 address, the /64 of an IPv6 one. */
export function addressKey(address: string): string {
  const mapped = address.replace(/^::ffff:/, '');
  if (!mapped.includes(':')) return mapped;
  const [head = '', tail] = mapped.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Counts in the database, so that all instances share one allowance. Throws 429 when it is used up. */
export function createRateLimiter(db: Database, factor: number): RateLimiter {
  return async (allowance, who) => {
    const key = `${allowance.name}:${who}`;
    const window = sql<Date>`now() + make_interval(secs => ${allowance.windowSeconds}::float8)`;
    const row = await db
      .insertInto('rate_limits')
      .values({ key, count: 1, resets_at: window })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when rate_limits.resets_at <= now() then 1 else rate_limits.count + 1 end`,
          resets_at: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['count', sql<number>`extract(epoch from resets_at - now())::float8`.as('seconds')])
      .executeTakeFirstOrThrow();
    if (row.count > Math.ceil(allowance.max * factor)) throw tooOften(row.seconds);
  };
}

/** Forgets windows that have passed. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute();
}
