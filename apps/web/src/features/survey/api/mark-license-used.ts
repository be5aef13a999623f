import { setLicenseStatus } from '@lf/contract/licenses';
import { call } from '../../../lib/call.ts';
import { getSession, updateLicense } from '../../../lib/session.ts';

/** The key is in use from the first step on. Asked again it stays so; a failure blocks nobody, the next start asks again. */
export async function markLicenseUsed(licenseCode: string): Promise<void> {
  const session = getSession();
  if (session?.licenseCode !== licenseCode || session.licenseStatus !== 'active') return;
  try {
    const { status } = await call(setLicenseStatus, { body: { licenseCode, newStatus: 'used' } });
    updateLicense(licenseCode, status);
  } catch {
    // The key still says Start; everything in it works all the same.
  }
}
