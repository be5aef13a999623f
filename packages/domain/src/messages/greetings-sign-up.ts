/** On the page to sign up, after what one comes with. */
export const SIGN_UP_GREETINGS = {
  gift: 'Sign up to claim it. If you have an account, log in: the key waits for you.',
  with: 'Sign up to decide. If you have an account, log in: the link waits for you.',
  code: 'Sign up, and you find it in your account, ready to use.',
  link: 'Sign up, and we take you to the page you asked for.',
} as const;
