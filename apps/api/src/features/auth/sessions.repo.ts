import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

export interface NewSession {
  readonly userId: string;
  readonly expiresAt: Date;
  readonly device?: string | null;
}

export async function createSession(db: Database, { userId, expiresAt, device }: NewSession): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({ user_id: userId, expires_at: expiresAt, device: device ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function findSessions(db: Database, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'expires_at', 'device'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
