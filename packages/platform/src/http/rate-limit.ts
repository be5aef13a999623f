import { sql } from 'kysely';
import { createBatch } from '../db/batch.ts';
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

interface Counted {
  /** Of this call, in its window. */
  readonly count: number;
  readonly seconds: number;
}

interface CountRow extends Counted {
  readonly key: string;
}

/** Keys in one order: two processes that count the same callers do not wait for each other. */
const countQuery = (db: Database) =>
  db
    .insertInto('rate_limits')
    .columns(['key', 'count', 'resets_at'])
    .expression(
      sql`select key, count, now() + make_interval(secs => seconds)
          from unnest(${[]}::text[], ${[]}::int[], ${[]}::float8[]) as called (key, count, seconds) order by key`,
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= now() then excluded.count else rate_limits.count + excluded.count end`,
        resets_at: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['key', 'count', sql<number>`extract(epoch from resets_at - now())::float8`.as('seconds')])
    .compile();

interface CountedCall {
  readonly key: string;
  readonly windowSeconds: number;
}

/** Counts calls together: of several in one batch by the same caller each gets a number of its own. */
function createCounter(db: Database): (call: CountedCall) => Promise<Counted> {
  const query = countQuery(db);
  return createBatch(async (calls) => {
    const callers = new Map<string, { count: number; windowSeconds: number }>();
    const places = calls.map(({ key, windowSeconds }) => {
      const caller = callers.get(key) ?? { count: 0, windowSeconds };
      callers.set(key, caller);
      return (caller.count += 1);
    });
    const counts = [...callers.values()];
    const { rows } = await db.executeQuery<CountRow>({
      ...query,
      parameters: [
        [...callers.keys()],
        counts.map(({ count }) => count),
        counts.map(({ windowSeconds }) => windowSeconds),
      ],
    });
    const counted = new Map(rows.map((row) => [row.key, row]));
    return calls.map(({ key }, at) => {
      const row = counted.get(key);
      if (!row) throw new Error('a call was not counted');
      return { count: row.count - (callers.get(key)?.count ?? 0) + (places[at] ?? 0), seconds: row.seconds };
    });
  });
}

/** Counts in the database, so that all instances share one allowance. Throws 429 when it is used up. */
export function createRateLimiter(db: Database, factor: number): RateLimiter {
  const counted = createCounter(db);
  return async ({ name, max, windowSeconds }, who) => {
    const { count, seconds } = await counted({ key: `${name}:${who}`, windowSeconds });
    if (count > Math.ceil(max * factor)) throw tooOften(seconds);
  };
}

/** Forgets windows that have passed. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute();
}
