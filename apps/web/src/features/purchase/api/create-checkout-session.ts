import { createCheckoutSession } from '@lf/contract/payments';
import { affiliateReferral } from '../../../lib/affiliate.ts';
import { call } from '../../../lib/call.ts';

/** Opens a checkout for one key, or for as many as were chosen. */
export async function openCheckoutSession(
  quantity?: number,
): Promise<{ readonly url: string; readonly orderId: string }> {
  const referral = await affiliateReferral();
  return call(createCheckoutSession, {
    body: { ...(referral === undefined ? {} : { referral }), ...(quantity === undefined ? {} : { quantity }) },
  });
}
