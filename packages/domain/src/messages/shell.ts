export const PRODUCT_NAME = 'Leadership Fingerprint';

/** What stands around every screen. */
export const SHELL_MESSAGES = {
  logout: 'Logout',
  back: 'Back',
  next: 'Next',
  retry: 'Try again',
  /** Where an error says nothing itself. */
  somethingWentWrong: 'Something went wrong',
  /** Said after it: what to do when nothing better is known. */
  tryLater: 'Please try again in a minute.',
  /** Said along with a defect of ours: by it the call is found in the logs. */
  reference: (id: string) => `If you write to us about it, please mention ${id}.`,
  /** Private windows, policies, a full disk: nothing outlives the tab but what the server has. */
  storageRefused:
    'Your browser does not let us keep anything on this device. You are logged in in this tab only. Before you close it, wait until it says “Saved”.',
  /** What the server says when it stumbles. */
  serverStumbled: 'Something went wrong on our side. Please try again in a minute.',
} as const;
