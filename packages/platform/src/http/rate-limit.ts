import { sql } from 'kysely';
import { createBatch } from '../db/batch.ts';
import { beginCounting } from '../db/lease.ts';
import { tooOften } from './errors.ts';
import type { Database } from '../db/schema.ts';

export interface Allowance {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

export interface RateLimiter {
  (allowance: Allowance, who: string): Promise<void>;
}

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

/** Calls that count against an allowance: one, or several of the same caller. */
interface CountedCalls {
  readonly key: string;
  readonly windowSeconds: number;
  readonly calls: number;
}

export interface Counted {
  /** With the last of these calls, in its window. */
  readonly count: number;
  readonly seconds: number;
}

interface CountRow extends Counted {
  readonly key: string;
}

/** Ends an insert into `rate_limits`: a window that has passed begins anew. */
export const addToCount = sql`on conflict (key) do update set
      count = case when rate_limits.resets_at <= now() then excluded.count else rate_limits.count + excluded.count end,
      resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`;

/** Within a statement that only counts: nobody waits until it is on disk. A database that crashes forgets the counts of less than a second. */
export const notAwaited = sql`(select set_config('synchronous_commit', 'off', true)) as not_awaited`;

/**
 * Keys in one order: two processes that count the same callers do not wait for each other.
 */
const countQuery = (db: Database) =>
  sql<CountRow>`insert into rate_limits (key, count, resets_at)
    select key, count, now() + make_interval(secs => seconds)
    from unnest(${[]}::text[], ${[]}::int[], ${[]}::float8[]) as called (key, count, seconds),
      ${notAwaited}
    order by key
    ${addToCount}
    returning key, count, extract(epoch from resets_at - now())::float8 as seconds`.compile(db);

/** Counts calls together: of several in one batch by the same caller each gets a number of its own. */
function createCounter(db: Database): (calls: CountedCalls) => Promise<Counted> {
  const query = countQuery(db);
  return createBatch(async (batch) => {
    const callers = new Map<string, { count: number; windowSeconds: number }>();
    const places = batch.map(({ key, windowSeconds, calls }) => {
      const caller = callers.get(key) ?? { count: 0, windowSeconds };
      callers.set(key, caller);
      return (caller.count += calls);
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
    return batch.map(({ key }, at) => {
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
    const { count, seconds } = await counted({ key: `${name}:${who}`, windowSeconds, calls: 1 });
    if (count > Math.ceil(max * factor)) throw tooOften(seconds);
  };
}

export interface CallsLeft {
  readonly left: number;
  /** Until all of them are there again. */
  readonly seconds: number;
}

/** What an allowance has left, without counting a call: for what is refused as a whole, so that a refusal costs nothing. */
export async function callsLeft(
  db: Database,
  factor: number,
  { name, max, windowSeconds }: Allowance,
  who: string,
): Promise<CallsLeft> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['count', sql<number>`extract(epoch from resets_at - now())::float8`.as('seconds')])
    .where('key', '=', `${name}:${who}`)
    .where('resets_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const all = Math.ceil(max * factor);
  return { left: Math.max(0, all - (row?.count ?? 0)), seconds: row?.seconds ?? windowSeconds };
}

interface KnownCaller {
  /** With the calls that this process has let pass since it asked. */
  count: number;
  /** Of these calls, how many the database does not know of yet. */
  owed: number;
  readonly isGood: () => boolean;
}

export interface RateLimiterAhead extends RateLimiter {
  /** Counts a call that may pass at once; false: it was not counted. */
  atOnce(allowance: Allowance, who: string): boolean;
}

/**
 * For calls that cost next to nothing: while a caller has used less than half of the allowance, the calls of a moment are counted
 * together at its end. So two processes never let more pass than the allowance; n processes at most n halves, and that only of calls that come within that moment.
 */
export function createRateLimiterAhead(db: Database, factor: number): RateLimiterAhead {
  const counted = createCounter(db);
  const known = new Map<string, KnownCaller>();

  const settle = async (key: string, windowSeconds: number, caller: KnownCaller, spent: Promise<void>) => {
    await spent;
    if (known.get(key) === caller) known.delete(key);
    if (caller.owed > 0) await counted({ key, windowSeconds, calls: caller.owed });
  };
  const ask = async (key: string, { max, windowSeconds }: Allowance): Promise<void> => {
    const caller = known.get(key);
    known.delete(key);
    const calls = 1 + (caller?.owed ?? 0);
    if (caller !== undefined) caller.owed = 0;
    const { isGood, spent } = beginCounting(db);
    const { count, seconds } = await counted({ key, windowSeconds, calls });
    if (count > Math.ceil(max * factor)) throw tooOften(seconds);
    const now: KnownCaller = { count, owed: 0, isGood };
    known.set(key, now);
    // Calls that a database out of reach does not count were few, and the next ones meet it, too.
    settle(key, windowSeconds, now, spent).catch(() => undefined);
  };
  const keyOf = ({ name }: Allowance, who: string): string => `${name}:${who}`;
  const atOnce = (allowance: Allowance, who: string): boolean => {
    const caller = known.get(keyOf(allowance, who));
    if (caller === undefined || caller.count >= (allowance.max * factor) / 2 || !caller.isGood()) return false;
    caller.count += 1;
    caller.owed += 1;
    return true;
  };
  const limit: RateLimiter = async (allowance, who) => {
    if (!atOnce(allowance, who)) await ask(keyOf(allowance, who), allowance);
  };
  return Object.assign(limit, { atOnce });
}

/** Forgets windows that have passed. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute();
}
