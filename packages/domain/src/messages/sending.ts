import type { BoughtKeyState } from '../bought-key-state.ts';

const keys = (count: number): string => (count === 1 ? '1 key' : `${count} keys`);

/** Sending bought keys to several people, and what became of each. */
export const SENDING_MESSAGES = {
  title: 'Send them now',
  intro:
    'Everybody on your list gets a mail with a key of their own. You will see who has started or finished, never what they write.',
  recipientsLabel: 'Email addresses',
  recipientsHint: 'Paste a list: one to a line, with commas, or from a table.',
  fileLabel: 'Or choose a CSV file',
  messageLabel: 'Your message to all of them (optional)',
  messageHint: 'Web and email addresses are taken out.',
  counted: (addresses: number, free: number) =>
    `${addresses === 1 ? '1 address' : `${addresses} addresses`}, ${keys(free)} left to send`,
  doubtful: (words: readonly string[]) => `This is not an email address: ${words.join(', ')}`,
  fileTooLarge: 'This file is too large. Please paste the addresses instead.',
  send: (count: number) => (count === 0 ? 'Send keys' : `Send ${keys(count)}`),
  progressTitle: 'Your keys',
  progress: (reached: number, all: number) => `${reached} of ${all} emails sent`,
  results: (claimed: number, finished: number) => `${claimed} claimed, ${finished} finished`,
  remind: 'Remind who has not claimed',
  reminded: (count: number) =>
    count === 0
      ? 'Nobody is due for a reminder. Everybody who has not claimed a key had a mail in the last 24 hours.'
      : count === 1
        ? 'We are reminding 1 person.'
        : `We are reminding ${count} people.`,
  resend: 'Send again',
  resendTitle: 'Send this key again',
  resendEmailLabel: 'Email',
  resendHint: 'You can correct the address. The key then goes to the new one.',
  resent: (email: string) => `We are sending the key to ${email} again.`,
  cancel: 'Leave it',
  more: (count: number) => `… and ${count} more in your account.`,
  columns: { key: 'Key', recipient: 'For', state: 'State', action: 'Action' },
  states: {
    free: 'not used',
    link: 'given by link, not claimed yet',
    waiting: 'mail on its way',
    sent: 'mail sent, not claimed yet',
    not_reached: 'not reached: the address was refused',
    claimed: 'claimed, not started',
    started: 'in progress',
    finished: 'finished',
    own_started: 'yours, in progress',
    own_finished: 'yours, finished',
    refunded: 'refunded',
    deleted: 'deleted by its holder',
  } satisfies Readonly<Record<BoughtKeyState, string>>,
} as const;
