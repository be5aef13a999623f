/** The page that a link in our mail opens. Apart from the settings: who opens it needs nothing of the account. */
export const CONFIRM_EMAIL_MESSAGES = {
  title: 'Confirm your email',
  lead: 'Press the button, and we know that this address is yours.',
  confirm: 'Confirm my email',
  confirming: 'Confirming…',
  confirmed: (email: string) => `Thank you. ${email} is confirmed.`,
  changed: (email: string) => `Thank you. From now on you log in with ${email}.`,
  goOn: 'Go to my account',
} as const;
