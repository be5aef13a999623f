/** The spec's, to the letter. Apart from AUTH_MESSAGES, which come with the rules of the forms. */
export const FORGOT_PASSWORD_MESSAGES = {
  recoverMailSent: 'Email to recover password was sent successfully - Redirecting to Log In page.',
} as const;
