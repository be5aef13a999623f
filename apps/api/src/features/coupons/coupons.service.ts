import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { isLicenseCode } from '@lf/domain/license-code';
import { conflict, notFound, type HttpError } from '@lf/platform/http/errors';
import { findCoupon, hasRedeemed, recordRedemption, takeUse } from './coupons.repo.ts';
import { insertLicenses } from '../licenses/licenses.repo.ts';
import { presentLicense } from '../licenses/license-presenter.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import type { License } from '@lf/contract/licenses';
import type { Database } from '@lf/platform/db/schema';

/** Codes are compared as people type them: any case, spaces around. */
export const normaliseCode = (text: string) => text.trim().toUpperCase();

/** The reason why this code gives this person nothing. */
async function refusal(db: Database, code: string, userId: string): Promise<HttpError> {
  // Said of any text of that form, existing or not: possession of a license code tells nothing.
  if (isLicenseCode(code)) return notFound(KEY_MESSAGES.couponIsLicense, 'coupon_is_license');
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
  const code = normaliseCode(given);
  const coupon = await findCoupon(db, code);
  const good = coupon && coupon.disabled_at === null && !coupon.expired && coupon.uses < coupon.max_uses;
  if (!good || (await hasRedeemed(db, code, userId))) throw await refusal(db, code, userId);
  return { code, keys: coupon.keys };
}

/** All or nothing: the person's one redemption, one use of the coupon, its keys. */
export async function redeemCode(db: Database, given: string, userId: string): Promise<License[]> {
  const code = normaliseCode(given);
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
