/** Two fingerprints of one person over time, and the mail after a year. */
export const AGAIN_MESSAGES = {
  title: 'Then and now',
} as const;
