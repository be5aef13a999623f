import { sql } from 'kysely';
import { isBlocked } from './mirror-blocks.repo.ts';
import { refusesInvitations } from './mirror-mails.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** Of the addresses that this person had invitations sent to only hashes are kept: how many there were on a day is all that can be said. */
function askedOf(db: Database, userId: string) {
  const day = sql<string>`to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .selectFrom('mirror_asks')
    .select([day.as('day'), sql<number>`count(*)::int`.as('people')])
    .where('user_id', '=', userId)
    .groupBy(day)
    .orderBy('day')
    .execute();
}

/** What this person reported, and not what others complained of: that is theirs. */
async function reportedSentencesOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('mirror_reports')
    .select(['created_at', 'settled_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'sentence')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ reportedAt: row.created_at, settledAt: row.settled_at }));
}

/** For the export: what is kept beside the mirrors themselves. Of an address that is not confirmed nothing is said: it may be somebody else's. */
export async function mirrorRecordsOf(db: Database, userId: string, confirmedEmail: string | undefined) {
  return {
    asked: await askedOf(db, userId),
    reportedSentences: await reportedSentencesOf(db, userId),
    barred: await isBlocked(db, userId),
    wantsNoInvitations: confirmedEmail === undefined ? null : await refusesInvitations(db, confirmedEmail),
  };
}
