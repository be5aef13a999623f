import { COPYRIGHT_YEAR } from '../limits.ts';

export const PRODUCT_NAME = 'Leadership Fingerprint';

/** What stands around every screen. */
export const SHELL_MESSAGES = {
  copyright: `Copyright © ${COPYRIGHT_YEAR}`,
  privacyPolicy: 'Privacy Policy',
  back: 'Back',
  next: 'Next',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading...',
  retry: 'Try again',
  somethingWentWrong: 'Something went wrong',
} as const;
