/** What the first pages say to whoever comes with something. */
export const GREETINGS = {
  gift: {
    title: 'Someone gave you an assessment key.',
    logIn: 'Log in to claim it. If you are new here, sign up first: the key waits for you.',
    signUp: 'Sign up to claim it. If you have an account, log in: the key waits for you.',
  },
  with: {
    title: 'Somebody would like to see your fingerprints side by side.',
    logIn: 'Log in to decide. If you are new here, sign up first: the link waits for you.',
    signUp: 'Sign up to decide. If you have an account, log in: the link waits for you.',
  },
  code: {
    title: 'You come with an access code.',
    logIn: 'Log in, and you find it in your account, ready to use.',
    signUp: 'Sign up, and you find it in your account, ready to use.',
  },
  link: {
    title: 'This page needs an account.',
    logIn: 'Log in, and we take you to the page you asked for.',
    signUp: 'Sign up, and we take you to the page you asked for.',
  },
} as const;
