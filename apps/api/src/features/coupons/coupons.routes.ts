import { redeemCoupon, validateCoupon } from '@lf/contract/coupons';
import { notFound } from '@lf/platform/http/errors';
import { takeEntered, validateCode } from './coupons.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function couponsRoutes(mount: Mount, context: ApiContext): void {
  mount(validateCoupon, ({ user, body }) => validateCode(context.db, body.code, user.id));
  mount(redeemCoupon, async ({ user, body }) => {
    const { licenses, source } = await takeEntered(context, user, body.code);
    const [first] = licenses;
    if (!first) throw notFound();
    return { ...first, licenses, source };
  });
}
