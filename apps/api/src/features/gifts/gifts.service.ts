import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { conflict, notFound } from '@lf/platform/http/errors';
import {
  closeGift,
  findOpenGift,
  hasClaimed,
  insertGift,
  listGiftsTo,
  markClaimed,
  removeGivenLicense,
} from './gifts.repo.ts';
import { countMailTo } from '../../email/mails-to-address.ts';
import { findLicense, insertLicenses } from '../licenses/licenses.repo.ts';
import { hashOfGiftSecret, newGiftSecret } from './gift-secret.ts';
import { giftMail } from '../../email/gift-mail.ts';
import { presentLicense } from '../licenses/license-presenter.ts';
import { keyEnd, recordEvent } from '../audit/audit.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';
import type { License } from '@lf/contract/licenses';
import type { ApiContext } from '../api-context.ts';

const giftUnknown = () => notFound(KEY_MESSAGES.giftUnknown, 'gift_unknown');

/** Makes a link that gives this key to whoever follows it, and mails it when an address is given. */
export async function giveKey(
  context: ApiContext,
  giver: CurrentUser,
  code: string,
  email: string | undefined,
): Promise<{ id: string; link: string }> {
  // Mails in a person's name go out only once we know that the person can be reached.
  if (!giver.emailConfirmed) throw conflict(SETTINGS_MESSAGES.emailUnconfirmedGive, 'email_unconfirmed');
  if (email !== undefined) await countMailTo(context, email);
  const secret = newGiftSecret();
  const gift = await insertGift(context.db, {
    code,
    giverId: giver.id,
    secretHash: hashOfGiftSecret(secret),
    recipientEmail: email ?? null,
  });
  if (!gift) {
    const own = await findLicense(context.db, code, giver.id);
    if (!own) throw notFound(KEY_MESSAGES.licenseUnknown, 'license_unknown');
    throw own.status === 'active'
      ? conflict(KEY_MESSAGES.licenseIsGift, 'license_is_gift')
      : conflict(KEY_MESSAGES.licenseNotGivable, 'license_not_givable');
  }
  await recordEvent(context.db, { userId: giver.id, kind: 'key_given', detail: { keyEnd: keyEnd(code) } });
  const link = `${context.config.PUBLIC_URL}/claim-key?gift=${secret}`;
  if (email !== undefined)
    await context.mailer.queue({
      to: email,
      giftId: gift.id,
      ...giftMail({ giver: `${giver.firstName} ${giver.lastName}`, link }),
    });
  return { id: gift.id, link };
}

export async function takeBack(context: ApiContext, giver: CurrentUser, id: string): Promise<void> {
  if (!(await closeGift(context.db, id, giver.id))) throw notFound(KEY_MESSAGES.giftClaimed, 'gift_unknown');
  await context.db.deleteFrom('outbox_mails').where('gift_id', '=', id).execute();
  await recordEvent(context.db, { userId: giver.id, kind: 'key_taken_back' });
}

interface OpenGift {
  readonly id: string;
  readonly license_code: string;
  readonly giver_id: string;
}

/** The key moves to the caller under a new code: the one that the giver knows must not open the result. */
async function moveKey(db: Database, gift: OpenGift, user: CurrentUser): Promise<License> {
  if (gift.giver_id === user.id) throw conflict(KEY_MESSAGES.giftOwn, 'gift_own');
  const given = await removeGivenLicense(db, gift.license_code, gift.giver_id);
  if (!given) throw giftUnknown();
  const [row] = await insertLicenses(db, {
    userId: user.id,
    count: 1,
    givenBy: gift.giver_id,
    createdAt: given.created_at,
    boughtCode: given.bought_code,
    ...(given.order_id === null ? {} : { orderId: given.order_id }),
  });
  if (!row || !(await markClaimed(db, gift.id, row.code))) throw giftUnknown();
  await recordEvent(db, { userId: user.id, kind: 'key_claimed', detail: { keyEnd: keyEnd(row.code) } });
  return presentLicense(row);
}

export function claimKey(context: ApiContext, user: CurrentUser, secret: string): Promise<License> {
  const hash = hashOfGiftSecret(secret);
  return context.db.transaction().execute(async (db) => {
    const gift = await findOpenGift(db, hash);
    if (gift) return moveKey(db, gift, user);
    throw (await hasClaimed(db, hash, user.id)) ? conflict(KEY_MESSAGES.giftYours, 'gift_yours') : giftUnknown();
  });
}

/** Only to an address that the person has proven to be theirs: anybody can register with any. */
const giftsWaitingFor = async (db: Database, user: CurrentUser) =>
  user.emailConfirmed ? listGiftsTo(db, user.email) : [];

export async function listWaiting({ db }: ApiContext, user: CurrentUser) {
  const gifts = await giftsWaitingFor(db, user);
  return gifts
    .filter(({ giver_id: giver }) => giver !== user.id)
    .map(({ id, created_at: createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
}

export function claimWaiting(context: ApiContext, user: CurrentUser, id: string): Promise<License> {
  return context.db.transaction().execute(async (db) => {
    const gift = (await giftsWaitingFor(db, user)).find((waiting) => waiting.id === id);
    if (!gift) throw giftUnknown();
    return moveKey(db, gift, user);
  });
}
