import { setLicenseStatus } from '@lf/contract/licenses';
import { call } from '../../../lib/call.ts';
import { getSession, selectLicense } from '../../../lib/session.ts';

/** Asking again for what already is changes nothing. */
export async function completeLicense(licenseCode: string): Promise<void> {
  await call(setLicenseStatus, { body: { licenseCode, newStatus: 'completed' } });
  if (getSession()?.licenseCode === licenseCode) selectLicense(licenseCode, 'completed');
}
