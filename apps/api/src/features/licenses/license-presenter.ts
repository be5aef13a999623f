import type { License } from '@lf/contract/licenses';
import type { LicenseStatus } from '@lf/domain/license-status';

interface LicenseRow {
  readonly code: string;
  readonly user_id: string;
  readonly status: LicenseStatus;
  readonly created_at: Date;
}

/** What leaves the server of a key. */
export const presentLicense = (row: LicenseRow): License => ({
  code: row.code,
  licenseCode: row.code,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  userId: row.user_id,
});
