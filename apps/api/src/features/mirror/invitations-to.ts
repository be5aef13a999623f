import { readReply } from './mirror-view.ts';
import type { Database } from '@lf/platform/db/schema';

/** For the export of somebody who was invited by mail: their own words, and of the person who asked only the first name, as in the mail. */
export async function invitationsTo(db: Database, email: string) {
  const rows = await db
    .selectFrom('mirror_replies')
    .innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id')
    .innerJoin('users', 'users.id', 'mirrors.user_id')
    .select([
      'users.first_name',
      'mirror_replies.invited_at',
      'mirror_replies.passed',
      'mirror_replies.replied',
      'mirror_replies.reply_picks',
      'mirror_replies.reply_sentence',
      'mirror_replies.reply_name',
    ])
    .where('mirror_replies.recipient_email', '=', email)
    .orderBy('mirror_replies.invited_at')
    .execute();
  return rows.map((row) => ({
    from: row.first_name,
    invitedAt: row.invited_at,
    passed: row.passed,
    reply: row.replied ? readReply(row) : null,
  }));
}
