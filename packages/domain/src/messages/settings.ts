import { CONFIRM_EMAIL_HOURS, RECOVERY_CODES_COUNT } from '../limits.ts';
import { SECOND_STEP_MESSAGES } from './second-step.ts';

/** The account's own settings: name, email, password, second step, where one is logged in. */
export const SETTINGS_MESSAGES = {
  title: 'Settings',
  backToAccount: 'Back to my account',
  saved: 'Saved.',
  save: 'Save',
  saving: 'Saving…',
  wrongPassword: 'That is not the password of this account. Nothing has been changed: please try again.',
  currentPassword: 'Your password now',

  nameTitle: 'Your name',

  emailTitle: 'Your email',
  emailConfirmed: (email: string) => `${email} is confirmed.`,
  emailUnconfirmed: (email: string) => `${email} is not confirmed yet.`,
  emailNotice:
    'We sent you a link by email. Please open it, so that we know the address is yours. You can go on meanwhile; only giving keys away waits for it.',
  sendAgain: 'Send the link again',
  sending: 'Sending…',
  linkSent: (email: string) => `We sent a link to ${email}. It works for ${CONFIRM_EMAIL_HOURS} hours.`,
  alreadyConfirmed: 'Your email is confirmed already.',
  linkWaits: (wait: string) =>
    `We sent a link a short while ago, and it still works. Please look in your mail and in the spam folder. You can ask for another in ${wait}.`,
  newEmail: 'New email',
  changeEmail: 'Change email',
  changeEmailHint: 'We send a link to the new address. Until you open it, everything stays as it is.',
  emailLinkInvalid: 'This link is too old, or a newer one was sent. Please ask for a new one in your settings.',
  emailUnconfirmedGive:
    'Please confirm your email first: we sent you a link when you signed up. You can ask for it again in your settings.',

  passwordTitle: 'Your password',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed. Everywhere else you have been logged out.',
  passwordCommon:
    'Many people use this password, so it is among the first that a stranger tries. Please choose another one: three or four words you can picture are easy to remember and hard to guess.',
  passwordPersonal: 'This password is your name or your email. Please choose one that nobody can look up.',
  passwordMonotone: 'This password repeats the same few characters. Please choose one that is harder to guess.',

  devicesTitle: 'Where you are logged in',
  devicesFailed: 'The list could not be loaded. Please try again.',
  thisDevice: 'This device',
  unknownDevice: 'A device that did not say what it is',
  since: (date: string) => `since ${date}`,
  logOutEverywhere: 'Log out everywhere',
  logOutEverywhereTitle: 'Log out everywhere?',
  logOutEverywhereIntro:
    'You are logged out on every device, on this one too. What you wrote is kept. If you think that somebody knows your password, change it instead: that also logs out everybody else.',
  stay: 'Stay logged in',

  secondTitle: 'Second step at login',
  secondOff:
    'With a second step, your password alone is not enough: an app on your phone shows six digits that change all the time.',
  secondOn: 'On. When you log in, we ask for six digits from your app.',
  secondStart: 'Set up a second step',
  secondStop: 'Switch it off',
  secondStopTitle: 'Switch off the second step?',
  secondStopIntro: 'Your password alone will then be enough to log in.',
  secondKeep: 'Keep it on',
  secondScan: 'Open your authenticator app, choose to add an account, and scan this picture.',
  secondQr: 'A picture for your authenticator app to scan',
  secondOnThisPhone: 'The app is on this phone: open it there',
  secondByHand: 'Or type this into the app:',
  codeLabel: 'Six digits from the app',
  ...SECOND_STEP_MESSAGES,
  codeNeeded:
    'Please enter the six digits from your app. If you do not have your phone, use one of your recovery codes.',
  secondConfirm: 'Switch it on',
  secondIsOn: 'The second step is on already. Switch it off first to set it up again.',
  secondNotStarted: 'Please begin again: the picture you scanned is no longer good.',
  recoveryTitle: 'Keep these recovery codes',
  recoveryIntro: `Each of these ${RECOVERY_CODES_COUNT} codes lets you in once without your phone. Write them down or keep them where you keep passwords. We show them only this once.`,
  recoveryCopy: 'Copy the codes',
  recoveryDone: 'I have kept them',
} as const;
