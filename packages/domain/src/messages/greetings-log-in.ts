/** On the page to log in, after what one comes with. */
export const LOG_IN_GREETINGS = {
  gift: 'Log in to claim it. If you are new here, sign up first: the key waits for you.',
  with: 'Log in to decide. If you are new here, sign up first: the link waits for you.',
  code: 'Log in, and you find it in your account, ready to use.',
  link: 'Log in, and we take you to the page you asked for.',
} as const;
