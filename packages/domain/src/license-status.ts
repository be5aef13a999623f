export const LICENSE_STATUSES = ['active', 'used', 'completed'] as const;
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];

const ACTION_LABELS = {
  active: 'Start',
  used: 'Continue',
  completed: 'View Results',
} as const satisfies Record<LicenseStatus, string>;

export function licenseActionLabel(status: LicenseStatus): string {
  return ACTION_LABELS[status];
}

/** Status only moves forward: active -> used -> completed. Asking for the present status again is no move. */
export function mayMoveTo(from: LicenseStatus, to: LicenseStatus): boolean {
  return LICENSE_STATUSES.indexOf(to) > LICENSE_STATUSES.indexOf(from);
}
