import { sql } from 'kysely';
import { accountKey } from '../account-key.ts';
import { isBlocked } from './mirror-blocks.repo.ts';
import { refusesInvitations } from './mirror-mails.repo.ts';
import type { Database } from '@lf/platform/db/schema';

const day = sql<string>`to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD')`;

/** Of the addresses that this person had invitations sent to only hashes are kept: how many there were on a day, about which fingerprint. */
function askedOf(db: Database, userId: string) {
  return db
    .selectFrom('mirror_asks')
    .select([day.as('day'), 'license_code as licenseCode', sql<number>`count(*)::int`.as('people')])
    .where('user_id', '=', userId)
    .groupBy([day, 'license_code'])
    .orderBy('day')
    .orderBy('license_code')
    .execute();
}

/** Who invited this address to a mirror that is gone. Where it stands, the invitation itself is in the export. */
function endedInvitationsTo(db: Database, email: string) {
  return db
    .selectFrom('mirror_asks')
    .innerJoin('users', 'users.id', 'mirror_asks.user_id')
    .select(['users.first_name as from', day.as('day')])
    .where('mirror_asks.address_hash', '=', accountKey(email))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mirror_replies')
            .innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id')
            .select('mirror_replies.id')
            .where('mirror_replies.recipient_email', '=', email)
            .whereRef('mirrors.user_id', '=', 'mirror_asks.user_id'),
        ),
      ),
    )
    .orderBy('mirror_asks.asked_at')
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
    endedInvitations: confirmedEmail === undefined ? [] : await endedInvitationsTo(db, confirmedEmail),
    wantsNoInvitations: confirmedEmail === undefined ? null : await refusesInvitations(db, confirmedEmail),
  };
}
