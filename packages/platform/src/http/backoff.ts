import { sql } from 'kysely';
import { tooOften } from './errors.ts';
import type { Database } from '../db/schema.ts';

/** After `free` tries each further one makes the next wait twice as long, up to a maximum. */
export interface BackoffPolicy {
  readonly name: string;
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly waitMaxSeconds: number;
  /** After so long without a try the count starts again. */
  readonly forgetSeconds: number;
}

export interface Backoff {
  /** Counts a try. Undefined when it may go on, else the seconds to wait: a try that must wait is not counted. */
  take(policy: BackoffPolicy, who: string): Promise<number | undefined>;
  /** The seconds to wait, without counting a try. */
  wait(policy: BackoffPolicy, who: string): Promise<number | undefined>;
  /** The same as take, but a try that must wait throws 429. */
  demand(policy: BackoffPolicy, who: string): Promise<void>;
  /** The last try was a good one. */
  clear(policy: BackoffPolicy, who: string): Promise<void>;
}

const keyOf = ({ name }: BackoffPolicy, who: string): string => `${name}:${who}`;

/** Counts in the database, before the work that is being limited: a thousand tries at the same moment are a thousand tries. */
export function createBackoff(db: Database, factor: number): Backoff {
  const wait: Backoff['wait'] = async (policy, who) => {
    const row = await db
      .selectFrom('backoffs')
      .select(sql<number>`extract(epoch from blocked_until - now())::float8`.as('seconds'))
      .where('key', '=', keyOf(policy, who))
      .where('blocked_until', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row && Math.max(1, row.seconds);
  };
  const take: Backoff['take'] = async (policy, who) => {
    const key = keyOf(policy, who);
    const free = Math.floor(policy.free * factor);
    const from = (seconds: ReturnType<typeof sql<number>>) => sql<Date>`now() + make_interval(secs => ${seconds})`;
    const waitAfter = (tries: ReturnType<typeof sql<number>>) =>
      sql<number>`least(${policy.waitMaxSeconds}::float8, ${policy.firstWaitSeconds}::float8 * power(2, least(40, ${tries} - ${free}::int - 1)))`;
    // A free try blocks until a moment long past, not until now: another one, begun earlier and counted later, has an earlier now().
    const blockedAfter = (tries: ReturnType<typeof sql<number>>) =>
      sql<Date>`case when ${tries} <= ${free}::int then 'epoch'::timestamptz else ${from(waitAfter(tries))} end`;
    const tries = sql<number>`(case when backoffs.forget_at <= now() then 1 else backoffs.tries + 1 end)`;
    const forget_at = from(sql<number>`${policy.forgetSeconds}::float8`);
    const counted = await db
      .insertInto('backoffs')
      .values({ key, tries: 1, blocked_until: blockedAfter(sql<number>`1`), forget_at })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ tries, blocked_until: blockedAfter(tries), forget_at })
          .where('backoffs.blocked_until', '<=', sql<Date>`now()`),
      )
      .returning('key')
      .executeTakeFirst();
    if (counted) return undefined;
    return (await wait(policy, who)) ?? 1;
  };
  return {
    take,
    wait,
    demand: async (policy, who) => {
      const seconds = await take(policy, who);
      if (seconds !== undefined) throw tooOften(seconds);
    },
    clear: async (policy, who) => {
      await db.deleteFrom('backoffs').where('key', '=', keyOf(policy, who)).execute();
    },
  };
}

/** Forgets counts whose time has passed. */
export async function sweepBackoffs(db: Database): Promise<void> {
  await db
    .deleteFrom('backoffs')
    .where('forget_at', '<', sql<Date>`now()`)
    .execute();
}
