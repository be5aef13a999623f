/** The spec's, to the letter. Apart from AUTH_MESSAGES, which come with the rules of the forms. */
export const RESET_PASSWORD_MESSAGES = {
  passwordUpdated: 'Password Updated - Redirecting to Log In page.',
} as const;
