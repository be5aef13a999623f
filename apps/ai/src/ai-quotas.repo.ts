import { sql } from 'kysely';
import { tooOften } from '@lf/platform/http/errors';
import { addToCount, notAwaited } from '@lf/platform/http/rate-limit';
import { insertAnswer, storedAnswer, type NewAnswer } from './ai-answers.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** Calls that an engine answers, per license. */
export const AI_CALLS_PER_HOUR = { name: 'ai-calls', max: 60, windowSeconds: 3_600 } as const;
/** How long engines may work for one person: several interviews with every extra question, on a slow engine. */
export const ENGINE_TIME_PER_DAY = { name: 'ai-time', ms: 20 * 60_000, windowSeconds: 24 * 60 * 60 } as const;

/** Both are counted in the database, so that all instances share them. */

const callsKey = (licenseCode: string) => `${AI_CALLS_PER_HOUR.name}:${licenseCode}`;
const timeKey = (userId: string) => `${ENGINE_TIME_PER_DAY.name}:${userId}`;
const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::float8)`;

interface Begun {
  readonly answer: string | null;
  readonly calls: number | null;
  readonly calls_seconds: number | null;
  readonly spent: number | null;
  readonly spent_seconds: number | null;
}

/**
 * For whoever has the person's turn: the answer that was stored meanwhile, or the call is counted. 429 when calls or time are used up.
 * One statement, begun after the turn was taken: it sees what the holder before stored.
 */
export async function beginWork(
  db: Database,
  factor: number,
  { key, userId, licenseCode }: Omit<NewAnswer, 'answer'>,
): Promise<string | undefined> {
  const { rows } = await sql<Begun>`with found as (${storedAnswer(db, key)}),
    counted as (
      insert into rate_limits (key, count, resets_at)
      select ${callsKey(licenseCode)}, 1, ${fromNow(AI_CALLS_PER_HOUR.windowSeconds)} from ${notAwaited}
      where not exists (select from found)
      ${addToCount}
      returning count, extract(epoch from resets_at - now())::float8 as seconds
    )
    select (select answer from found) as answer, counted.count as calls, counted.seconds as calls_seconds,
      spent.count as spent, extract(epoch from spent.resets_at - now())::float8 as spent_seconds
    from (select) as call left join counted on true
      left join rate_limits as spent on spent.key = ${timeKey(userId)} and spent.resets_at > now()`.execute(db);
  const [begun] = rows;
  if (begun === undefined) throw new Error('a call was not counted');
  if (begun.answer !== null) return begun.answer;
  if ((begun.calls ?? 0) > Math.ceil(AI_CALLS_PER_HOUR.max * factor)) throw tooOften(begun.calls_seconds ?? 0);
  if ((begun.spent ?? 0) >= ENGINE_TIME_PER_DAY.ms * factor) throw tooOften(begun.spent_seconds ?? 0);
  return undefined;
}

/** What an engine has worked for, and whose turn ends with it. */
export interface Worked {
  readonly userId: string;
  readonly holder: string;
  readonly ms: number;
}

const spentTime = ({ userId, ms }: Pick<Worked, 'userId' | 'ms'>) => sql`insert into rate_limits (key, count, resets_at)
  values (${timeKey(userId)}, ${Math.ceil(ms)}::int, ${fromNow(ENGINE_TIME_PER_DAY.windowSeconds)}) ${addToCount}`;

const endedTurn = ({ userId, holder }: Worked) =>
  sql`delete from ai_turns where user_id = ${userId} and holder = ${holder}`;

/** Nothing is stored: the engine failed, or only stood in for a model. */
export async function endWork(db: Database, worked: Worked): Promise<void> {
  await sql`with ended as (${endedTurn(worked)}) ${spentTime(worked)}`.execute(db);
}

/** Answers what is stored now. */
export async function endWorkWith(db: Database, worked: Worked, answer: NewAnswer): Promise<string> {
  const kept = await insertAnswer(
    db.with('ended', () => sql<never>`(${endedTurn(worked)})`).with('spent', () => sql<never>`(${spentTime(worked)})`),
    answer,
  ).executeTakeFirstOrThrow();
  return kept.answer;
}

/** For a call that takes no turn and is not counted as one: 429 when the person's time is used up. */
export async function assertTimeLeft(db: Database, factor: number, userId: string): Promise<void> {
  const spent = await db
    .selectFrom('rate_limits')
    .select(['count', sql<number>`extract(epoch from resets_at - now())::float8`.as('seconds')])
    .where('key', '=', timeKey(userId))
    .where('resets_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (spent !== undefined && spent.count >= ENGINE_TIME_PER_DAY.ms * factor) throw tooOften(spent.seconds);
}

export async function spendTime(db: Database, worked: Pick<Worked, 'userId' | 'ms'>): Promise<void> {
  await spentTime(worked).execute(db);
}
