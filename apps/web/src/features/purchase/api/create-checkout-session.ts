import { createCheckoutSession } from '@lf/contract/payments';
import { affiliateReferral } from '../../../lib/affiliate.ts';
import { call } from '../../../lib/call.ts';

/** Opens a checkout for one key, or for as many as were chosen. */
export async function openCheckoutSession(quantity?: number): Promise<string> {
  const referral = await affiliateReferral();
  const { url } = await call(createCheckoutSession, {
    body: { ...(referral === undefined ? {} : { referral }), ...(quantity === undefined ? {} : { quantity }) },
  });
  return url;
}
