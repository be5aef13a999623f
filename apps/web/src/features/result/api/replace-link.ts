import { replaceFingerprintLink } from '@lf/contract/fingerprints';
import { call } from '../../../lib/call.ts';

/** The code in the new address of the link. */
export async function replaceLink(licenseCode: string): Promise<string> {
  return (await call(replaceFingerprintLink, { params: { licenseCode } })).shareCode;
}
