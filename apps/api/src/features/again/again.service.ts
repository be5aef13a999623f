import type { AgainReminder } from '@lf/contract/again';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import { againMail } from '../../email/again-mail.ts';
import { insertMail } from '../../email/mailer.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import { addWish, findWish, holdDueWishes, markReminded, removeWish } from './again.repo.ts';

/** People at a time: nobody's switch waits for all the others. */
const BATCH = 200;

export async function ownReminder(db: Database, userId: string): Promise<AgainReminder> {
  const wish = await findWish(db, userId);
  return { on: wish?.wanted === true, dueAt: wish?.due_at?.toISOString() ?? null };
}

export function setReminder(db: Database, userId: string, on: boolean): Promise<AgainReminder> {
  return db.transaction().execute(async (trx) => {
    const changed = on ? await addWish(trx, userId) : await removeWish(trx, userId);
    if (changed) await recordEvent(trx, { userId, kind: on ? 'reminder_on' : 'reminder_off' });
    return ownReminder(trx, userId);
  });
}

/** For the copy of one's data; null when the reminder was never on. */
export async function againReminderOf(db: Database, userId: string) {
  const wish = await findWish(db, userId);
  if (wish === undefined) return null;
  return {
    on: wish.wanted,
    switchedOnAt: wish.created_at,
    nextMailAt: wish.due_at,
    lastMailAboutFingerprintOf: wish.reminded_finish,
  };
}

export interface AgainParts {
  readonly db: Database;
  readonly config: Pick<Config, 'PUBLIC_URL'>;
}

/** Mails to a batch of those whose year is over, each once for each fingerprint, whichever process gets to them first; how many. */
export function remindAgain({ db, config }: AgainParts): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await holdDueWishes(trx, BATCH);
    for (const wish of due) {
      await markReminded(trx, wish);
      await insertMail(trx, {
        to: wish.email,
        ...againMail({ firstName: wish.first_name, link: `${config.PUBLIC_URL}/account` }),
        remindedUserId: wish.user_id,
      });
    }
    return due.length;
  });
}
