import { DRAFT_REMINDER_DAYS } from '../limits.ts';

/** What the privacy page promises and the sweep keeps. */
export const PRIVACY_MESSAGES = {
  draftsKept: (months: number) =>
    `An assessment that you left unfinished is cleared after ${months} months without a visit: your answers are deleted, and the key stays yours to begin again. We write to you ${DRAFT_REMINDER_DAYS} days before; opening it and going on is enough to keep it. Finished fingerprints stay.`,
} as const;
