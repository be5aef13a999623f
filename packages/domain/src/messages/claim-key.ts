/** The page of a gift, before and after logging in. */
export const CLAIM_MESSAGES = {
  title: 'An assessment key for you',
  strangerTitle: 'Someone gave you an assessment key',
  what: 'It opens a Leadership Fingerprint assessment: you tell a few memories, and the values in them come back to you as a fingerprint.',
  yours:
    'Your answers and your result will be yours alone: whoever gave you the key sees only whether you have started or finished.',
  next: 'Sign up or log in, and claim it on the next page. The key waits for you, also while you set a new password.',
  signUp: 'Sign up',
  logIn: 'Log in',
  claim: 'Claim the key',
  toAccount: 'To my account',
} as const;
