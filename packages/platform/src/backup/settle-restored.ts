import { settleMirrorsSince, type MirrorsSince } from './mirrors-since.ts';
import { settleRemindedSince, type RemindedSince } from './reminded-since.ts';
import type { Database } from '../db/schema.ts';

/** What a backup must not bring back, by its ids: people who have left, and what people have ended; and what it may not know yet of mirrors and reminders. */
export interface GoneSince {
  readonly people: readonly string[];
  readonly ended: readonly string[];
  readonly mirrors: MirrorsSince;
  readonly reminded: RemindedSince;
}

/** What is true of every restored database: nobody is logged in, no server is there, and what has gone since is known. */
export async function settleRestored(db: Database, gone: GoneSince): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('recovery_keys').execute();
  await db.deleteFrom('running_servers').execute();
  // They may have left since: nobody who was invited is written to twice.
  await db.deleteFrom('outbox_mails').where('mirror_reply_id', 'is not', null).execute();
  // Sent since, or of replies that are no longer there.
  await db.deleteFrom('outbox_mails').where('mirror_id', 'is not', null).execute();
  // Sent since, or no longer wanted.
  await db.deleteFrom('outbox_mails').where('reminded_user_id', 'is not', null).execute();
  for (const user_id of gone.people)
    await db
      .insertInto('deleted_users')
      .values({ user_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const id of gone.ended)
    await db
      .insertInto('ended_consents')
      .values({ id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await settleMirrorsSince(db, gone.mirrors);
  await settleRemindedSince(db, gone.reminded);
}
