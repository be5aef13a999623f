import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { conflict, notFound, ruleBroken } from '@lf/platform/http/errors';
import { assertOwnOrder } from './bought-keys.ts';
import {
  countSent,
  holdFreeKeys,
  insertGifts,
  insertSending,
  isOpenGiftOf,
  makeDue,
  makeRemindersDue,
} from './sendings.repo.ts';
import { hashOfGiftSecret, newGiftSecret } from './gift-secret.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';

export interface Sending {
  readonly id: string;
  readonly orderId?: string | undefined;
  readonly emails: readonly string[];
  readonly message?: string | undefined;
}

/** Mails in a person's name go out only once we know that the person can be reached. */
function assertConfirmed(giver: CurrentUser): void {
  if (!giver.emailConfirmed) throw conflict(SETTINGS_MESSAGES.emailUnconfirmedGive, 'email_unconfirmed');
}

/** One key to each address, or to none: the mails are written in the background. Answers how many keys are on their way. */
export async function sendKeys(db: Database, giver: CurrentUser, sending: Sending): Promise<number> {
  if (sending.orderId !== undefined) await assertOwnOrder(db, giver.id, sending.orderId);
  assertConfirmed(giver);
  const emails = [...new Set(sending.emails)];
  if (emails.includes(giver.email)) throw ruleBroken([KEY_MESSAGES.recipientIsSelf], 'recipient_is_self');
  return db.transaction().execute(async (trx) => {
    const { id, orderId, message = '' } = sending;
    if (!(await insertSending(trx, { id, giverId: giver.id, message }))) {
      const sent = await countSent(trx, id, giver.id);
      if (sent === undefined) throw notFound();
      return sent;
    }
    const keys = await holdFreeKeys(trx, { giverId: giver.id, orderId, count: emails.length });
    if (keys.length < emails.length)
      throw conflict(KEY_MESSAGES.notEnoughKeys(keys.length, emails.length), 'not_enough_keys');
    await insertGifts(trx, {
      giverId: giver.id,
      sendingId: id,
      codes: keys.map(({ code }) => code),
      emails,
      secretHashes: emails.map(() => hashOfGiftSecret(newGiftSecret())),
    });
    await recordEvent(trx, { userId: giver.id, kind: 'key_given', detail: { keys: emails.length } });
    return emails.length;
  });
}

export async function resend(db: Database, giver: CurrentUser, id: string, email: string | undefined): Promise<void> {
  if (!(await isOpenGiftOf(db, id, giver.id))) throw notFound(KEY_MESSAGES.giftClaimed, 'gift_unknown');
  assertConfirmed(giver);
  if (email === giver.email) throw ruleBroken([KEY_MESSAGES.recipientIsSelf], 'recipient_is_self');
  if (!(await makeDue(db, { id, giverId: giver.id, email }))) throw notFound(KEY_MESSAGES.giftClaimed, 'gift_unknown');
}

export async function remind(db: Database, giver: CurrentUser, orderId: string): Promise<number> {
  await assertOwnOrder(db, giver.id, orderId);
  assertConfirmed(giver);
  return makeRemindersDue(db, giver.id, orderId);
}
