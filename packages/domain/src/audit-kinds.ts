/** What is written down about an account: who came in, what went out, what changed hands. Never what somebody wrote. */
export const AUDIT_KINDS = [
  'registered',
  'logged_in',
  'logged_out_everywhere',
  'password_reset',
  'password_changed',
  'email_confirmed',
  'email_changed',
  'name_changed',
  'second_step_on',
  'second_step_off',
  'keys_received',
  'key_given',
  'key_taken_back',
  'key_claimed',
  'key_started',
  'key_completed',
  'sharing_on',
  'sharing_off',
  'link_replaced',
  'data_exported',
  'account_deleted',
  'operator',
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];
