import { setLicenseStatus } from '@lf/contract/licenses';
import { call } from '../../../lib/call.ts';
import { updateLicense } from '../../../lib/session.ts';

/** Asking again for what already is changes nothing. */
export async function completeLicense(licenseCode: string): Promise<void> {
  await call(setLicenseStatus, { body: { licenseCode, newStatus: 'completed' } });
  updateLicense(licenseCode, 'completed');
}
