import { DRAFT_REMINDER_DAYS } from '../limits.ts';

/** What the privacy page promises and the sweep keeps. */
export const PRIVACY_MESSAGES = {
  draftsKept: (months: number) =>
    `An unfinished assessment that you have not touched for ${months} months is cleared. We write to you ${DRAFT_REMINDER_DAYS} days before; opening it and going on is enough to keep it. The key stays yours, so you can begin again. Finished fingerprints stay.`,
} as const;
