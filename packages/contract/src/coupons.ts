import * as z from 'zod/mini';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { defineRoute } from './define-route.ts';
import { ENTERED_CHARACTERS_MAX } from './limits.ts';
import { license } from './licenses.ts';

/** As entered: an access code, a gift link or a copied key. The server reads which. */
const code = z
  .string(KEY_MESSAGES.couponRequired)
  .check(
    z.trim(),
    z.minLength(1, KEY_MESSAGES.couponRequired),
    z.maxLength(ENTERED_CHARACTERS_MAX, KEY_MESSAGES.couponUnknown),
  );

const limits = [
  { name: 'redeem', max: 20, windowSeconds: 300, per: 'user' },
  { name: 'redeem-address', max: 60, windowSeconds: 300, per: 'address' },
] as const;

export const couponBody = z.strictObject({ code });

export const validateCoupon = defineRoute({
  method: 'POST',
  path: '/coupons/validate',
  summary: 'Whether an access code would give keys to this person',
  limits,
  body: couponBody,
  response: z.object({ code: z.string(), keys: z.int() }),
});

export const redeemCoupon = defineRoute({
  method: 'POST',
  path: '/coupons/redeem',
  summary: 'Exchange an access code, or a gift link, for its keys; answers the first, and all of them as `licenses`',
  limits,
  body: couponBody,
  response: z.extend(license, { licenses: z.array(license), source: z.enum(['access-code', 'gift']) }),
  status: 201,
});
