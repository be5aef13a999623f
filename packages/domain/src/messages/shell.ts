export const PRODUCT_NAME = 'Leadership Fingerprint';

/** On every page that leads to the sample. */
export const SEE_SAMPLE = 'See a full sample';

/** Under the button of a page whose code could not be fetched. */
export const PRESS_KEPT = 'No connection right now. We kept what you pressed, and go on when the connection is back.';

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
  /** What the server says when it stumbles. */
  serverStumbled: 'Something went wrong on our side. Please try again in a minute.',
} as const;
