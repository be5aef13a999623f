/** What the first pages say to whoever comes with something, before they say what to do (greetings-log-in, greetings-sign-up). */
export const GREETINGS = {
  gift: 'Someone gave you an assessment key.',
  with: 'Somebody would like to see their fingerprint and yours side by side.',
  code: 'You come with an access code.',
  link: 'This page needs an account.',
} as const;
