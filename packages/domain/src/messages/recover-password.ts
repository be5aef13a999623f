/** The spec's, to the letter. Apart from AUTH_MESSAGES, which would weigh on everybody's first page. */
export const RECOVER_PASSWORD_MESSAGES = {
  recoverMailSent: 'Email to recover password was sent successfully - Redirecting to Log In page.',
  passwordUpdated: 'Password Updated - Redirecting to Log In page.',
} as const;
