import { mirrorRelease } from '@lf/domain/mirror/mirror-release';
import { insertMail } from '../../email/mailer.ts';
import { mirrorReadyMail } from '../../email/mirror-ready-mail.ts';
import { setCounted } from './mirror-replies.repo.ts';
import type { MirrorRow } from './mirrors.repo.ts';
import type { Database } from '@lf/platform/db/schema';

async function countReplies(db: Database, mirrorId: string) {
  const rows = await db
    .selectFrom('mirror_replies')
    .select(['counted', 'seen', 'shown_before'])
    .where('mirror_id', '=', mirrorId)
    .where('replied', '=', true)
    .execute();
  const unseen = rows.filter((row) => !row.seen);
  return {
    counted: rows.filter((row) => row.counted).length,
    seen: rows.length - unseen.length,
    unseen: unseen.length,
    newPeople: unseen.filter((row) => !row.shown_before).length,
  };
}

/** One mail, the first time that there is something to see, to an address that is known to be theirs. */
async function announce(db: Database, mirror: MirrorRow, publicUrl: string): Promise<void> {
  if (mirror.announced) return;
  await db.updateTable('mirrors').set({ announced: true }).where('id', '=', mirror.id).execute();
  const owner = await db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', mirror.user_id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (owner === undefined) return;
  // The owner's own address of it: logged out, on another device, it leads to the log-in page and back.
  const link = `${publicUrl}/digital-fingerprint/${mirror.license_code}#mirror`;
  await insertMail(db, {
    to: owner.email,
    mirrorId: mirror.id,
    ...mirrorReadyMail({ firstName: owner.first_name, link }),
  });
}

/** A mail that has not left says what is no longer true: the next one says it when it is. One that is just being sent may arrive: it stays the only one. */
async function takeAnnouncementBack(db: Database, mirrorId: string): Promise<void> {
  const waiting = await db.deleteFrom('outbox_mails').where('mirror_id', '=', mirrorId).returning('attempts').execute();
  if (waiting.some(({ attempts }) => attempts === 0))
    await db.updateTable('mirrors').set({ announced: false }).where('id', '=', mirrorId).execute();
}

/** After a reply came or went: which replies the owner sees. True when there is something to see that was not counted before. The caller holds the mirror. */
export async function settleCounts(db: Database, mirror: MirrorRow): Promise<boolean> {
  const release = mirrorRelease(await countReplies(db, mirror.id), mirror.closed_at !== null);
  if (release !== 'keep') await setCounted(db, mirror.id, release === 'count_all');
  if (release === 'count_none') await takeAnnouncementBack(db, mirror.id);
  return release === 'count_all';
}

/** The same, and the owner is told the first time. */
export async function settleReplies(db: Database, mirror: MirrorRow, publicUrl: string): Promise<void> {
  if (await settleCounts(db, mirror)) await announce(db, mirror, publicUrl);
}
