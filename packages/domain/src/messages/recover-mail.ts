/** The spec's, to the letter. Apart from AUTH_MESSAGES, which would weigh on everybody's first page. */
export const RECOVER_MAIL_SENT = 'Email to recover password was sent successfully - Redirecting to Log In page.';
