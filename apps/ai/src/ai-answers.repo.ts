import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AI_ANSWERS_KEPT_DAYS } from '@lf/domain/limits';
import type { Database } from '@lf/platform/db/schema';

/** Raised when a stored answer would no longer fit the contract. */
const ANSWER_FORMAT = 1;

export interface Asking {
  readonly userId: string;
  readonly call: string;
  /** Engine, model and prompts: another engine is asked anew. */
  readonly engineVersion: string;
}

export function answerKey({ userId, call, engineVersion }: Asking, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([ANSWER_FORMAT, engineVersion, userId, call, input]))
    .digest('hex');
}

export const storedAnswer = (db: Database, key: string) =>
  db
    .selectFrom('ai_answers')
    .select('answer')
    .where('key', '=', key)
    .where('expires_at', '>', sql<Date>`now()`);

export async function findAnswer(db: Database, key: string): Promise<string | undefined> {
  return (await storedAnswer(db, key).executeTakeFirst())?.answer;
}

export interface NewAnswer {
  readonly key: string;
  readonly userId: string;
  readonly licenseCode: string;
  readonly answer: string;
}

/** The first answer stays: whoever comes later is given that one. `db` may carry what else the statement does. */
export function insertAnswer(db: Pick<Database, 'insertInto'>, { key, userId, licenseCode, answer }: NewAnswer) {
  const until = sql<Date>`now() + make_interval(days => ${AI_ANSWERS_KEPT_DAYS}::int)`;
  return db
    .insertInto('ai_answers')
    .values({ key, user_id: userId, license_code: licenseCode, answer, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        answer: sql`case when ai_answers.expires_at <= now() then excluded.answer else ai_answers.answer end`,
        expires_at: sql`case when ai_answers.expires_at <= now() then excluded.expires_at else ai_answers.expires_at end`,
      }),
    )
    .returning('answer');
}

export async function sweepAnswers(db: Database): Promise<void> {
  await db
    .deleteFrom('ai_answers')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
