import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { timestamp } from './fields.ts';

/** A mail, a year after a fingerprint, to those who asked for it. */

const reminder = z.object({
  on: z.boolean(),
  /** When the next mail is due; null when none is. */
  dueAt: z.nullable(timestamp),
});
export type AgainReminder = z.infer<typeof reminder>;

export const getAgainReminder = defineRoute({
  method: 'GET',
  path: '/users/me/reminder',
  summary: 'Whether a mail comes a year after the newest fingerprint; off until it is asked for',
  response: reminder,
});

export const setAgainReminder = defineRoute({
  method: 'PUT',
  path: '/users/me/reminder',
  summary: 'Ask for that mail, or take the wish back',
  body: z.strictObject({ on: z.boolean() }),
  // Each wish that is taken back is remembered as long as backups are kept.
  limits: [{ name: 'set-reminder', max: 60, windowSeconds: 3600, per: 'user' }],
  response: reminder,
});
