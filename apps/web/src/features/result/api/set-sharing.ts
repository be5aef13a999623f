import { setFingerprintSharing } from '@lf/contract/fingerprints';
import { call } from '../../../lib/call.ts';

export function setSharing(licenseCode: string, isPublic: boolean): Promise<{ public: boolean }> {
  return call(setFingerprintSharing, { params: { licenseCode }, body: { public: isPublic } });
}
