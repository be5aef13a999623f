import { redeemCoupon } from '@lf/contract/coupons';
import { call } from '../../../lib/call.ts';

export const redeemPromoCode = (code: string) => call(redeemCoupon, { body: { code } });
