import { redeemCoupon, validateCoupon } from '@lf/contract/coupons';
import { notFound } from '@lf/platform/http/errors';
import { redeemCode, validateCode } from './coupons.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function couponsRoutes(mount: Mount, { db }: ApiContext): void {
  mount(validateCoupon, ({ user, body }) => validateCode(db, body.code, user.id));
  mount(redeemCoupon, async ({ user, body }) => {
    const licenses = await redeemCode(db, body.code, user.id);
    const [first] = licenses;
    if (!first) throw notFound();
    return { ...first, licenses };
  });
}
