import { AUDIT_KEPT_MONTHS } from '../limits.ts';
import type { AuditKind } from '../audit-kinds.ts';

/** What happened in an account, as its person reads it. */
export const AUDIT_MESSAGES = {
  title: 'What happened in your account',
  intro: `We write down what matters for your safety, never what you wrote, and keep it for ${AUDIT_KEPT_MONTHS} months.`,
  failed: 'The list could not be loaded. Please try again.',
  show: 'Show what happened',
  byUs: 'by our support',
  keyEnding: (end: string) => `key ending in ${end}`,
  keys: (count: number) => (count === 1 ? '1 key' : `${count} keys`),
  kinds: {
    registered: 'You signed up',
    logged_in: 'You logged in',
    logged_out_everywhere: 'You logged out everywhere',
    password_reset: 'You set a new password by a link in an email',
    password_changed: 'You changed your password',
    email_confirmed: 'You confirmed your email',
    email_changed: 'You changed your email',
    name_changed: 'You changed your name',
    second_step_on: 'You switched the second step on',
    second_step_off: 'You switched the second step off',
    keys_received: 'Keys came to your account',
    key_given: 'You gave a key away',
    key_taken_back: 'You took a key back',
    key_claimed: 'You claimed a key',
    key_started: 'You started an assessment',
    key_completed: 'You finished an assessment',
    sharing_on: 'You switched a link on',
    sharing_off: 'You switched a link off',
    link_replaced: 'You replaced a link',
    data_exported: 'You downloaded your data',
    account_deleted: 'You deleted your account',
    operator: 'Our support worked on your account',
  } satisfies Readonly<Record<AuditKind, string>>,
} as const;
