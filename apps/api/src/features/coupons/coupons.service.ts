import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { readEntered, type Entered } from '@lf/domain/entered-code';
import { conflict, notFound, ruleBroken, type HttpError } from '@lf/platform/http/errors';
import { claimKey } from '../gifts/gifts.service.ts';
import { findCoupon, findMeantCode, hasRedeemed, recordRedemption, takeUse } from './coupons.repo.ts';
import { findLicense, insertLicenses } from '../licenses/licenses.repo.ts';
import { presentLicense } from '../licenses/license-presenter.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { ApiContext } from '../api-context.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { License } from '@lf/contract/licenses';
import type { Database } from '@lf/platform/db/schema';

/** What was entered is no access code: says what it is, and what to do with it. */
async function otherThing(db: Database, entered: Entered, userId: string): Promise<HttpError> {
  if (entered.kind === 'nothing') return ruleBroken([KEY_MESSAGES.couponRequired]);
  if (entered.kind === 'gift') return notFound(KEY_MESSAGES.couponIsGift, 'coupon_is_gift');
  if (entered.kind === 'key') {
    if (await findLicense(db, entered.licenseCode, userId))
      return conflict(KEY_MESSAGES.couponIsOwnKey, 'coupon_is_own_key');
    // Said of any text of that form, existing or not: possession of a license code tells nothing.
    return notFound(KEY_MESSAGES.couponIsLicense, 'coupon_is_license');
  }
  return notFound(KEY_MESSAGES.couponIsShareLink, 'coupon_is_share_link');
}

/** The reason why this code gives this person nothing. */
async function refusal(db: Database, code: string, userId: string): Promise<HttpError> {
  const coupon = await findCoupon(db, code);
  if (!coupon || coupon.disabled_at !== null) return notFound(KEY_MESSAGES.couponUnknown, 'coupon_unknown');
  if (await hasRedeemed(db, code, userId)) return conflict(KEY_MESSAGES.couponAlreadyRedeemed, 'coupon_redeemed');
  if (coupon.expired) return conflict(KEY_MESSAGES.couponExpired, 'coupon_expired');
  return conflict(KEY_MESSAGES.couponUsedUp, 'coupon_used_up');
}

export async function validateCode(
  db: Database,
  given: string,
  userId: string,
): Promise<{ code: string; keys: number }> {
  const entered = readEntered(given);
  if (entered.kind !== 'access-code') throw await otherThing(db, entered, userId);
  const code = await findMeantCode(db, entered.code);
  const coupon = await findCoupon(db, code);
  const good = coupon && coupon.disabled_at === null && !coupon.expired && coupon.uses < coupon.max_uses;
  if (!good || (await hasRedeemed(db, code, userId))) throw await refusal(db, code, userId);
  return { code, keys: coupon.keys };
}

/** All or nothing: the person's one redemption, one use of the coupon, its keys. */
async function redeemCode(db: Database, entered: string, userId: string): Promise<License[]> {
  const code = await findMeantCode(db, entered);
  const licenses = await db.transaction().execute(async (trx) => {
    const use = await takeUse(trx, code);
    if (!use) return undefined;
    // Thrown, not returned: the use just taken must be given back.
    if (!(await recordRedemption(trx, code, userId)))
      throw conflict(KEY_MESSAGES.couponAlreadyRedeemed, 'coupon_redeemed');
    await recordEvent(trx, { userId, kind: 'keys_received', detail: { keys: use.keys } });
    return insertLicenses(trx, { userId, count: use.keys });
  });
  if (!licenses) throw await refusal(db, code, userId);
  return licenses.map(presentLicense);
}

interface Received {
  readonly licenses: License[];
  readonly source: 'access-code' | 'gift';
}

/** Whatever the person was given, in the form they have it. */
export async function takeEntered(context: ApiContext, user: CurrentUser, text: string): Promise<Received> {
  const entered = readEntered(text);
  if (entered.kind === 'access-code')
    return { licenses: await redeemCode(context.db, entered.code, user.id), source: 'access-code' };
  if (entered.kind === 'gift') return { licenses: [await claimKey(context, user, entered.secret)], source: 'gift' };
  throw await otherThing(context.db, entered, user.id);
}
