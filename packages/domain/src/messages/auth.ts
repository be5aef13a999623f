import { PASSWORD_CHARACTERS_MAX } from '../limits.ts';

/** Signing in and up. As far as userIsLoggedIn, and with forgot-password and reset-password, these are the spec's own, to the letter. */
export const AUTH_MESSAGES = {
  emailRequired: 'Email is a required field',
  emailInvalid: 'Not a valid email address',
  passwordRequired: 'Password is a required field',
  passwordTooShort: 'Password is too short.',
  firstNameRequired: 'First name is a required field',
  lastNameRequired: 'Last name is a required field',
  confirmPasswordRequired: 'Confirm Password is a required field',
  passwordsMustMatch: 'Passwords must match',
  userIsLoggedIn: 'A user is logged in, please log out.',
  recoverMailWaits: (wait: string) =>
    `We sent a link a short while ago if this address has an account, and that link still works. Please look in your mail and in the spam folder. You can ask for another in ${wait}.`,
  passwordTooLong: `Password is too long: ${PASSWORD_CHARACTERS_MAX} characters at most.`,
  nameTooLong: 'This name is too long for us. Please use a shorter form.',
  wrongCredentials: 'The email address or the password is not right. Please try again, or use Forgot Password.',
  wrongPassword: 'That is not the password of this account. Nothing has been deleted: please try again.',
  emailTaken: 'There is already an account with this email address. Please log in, or set a new password.',
  recoveryKeyInvalid:
    'This link is too old, or it belongs to another email address. Please check the address, or ask for a new link below.',
} as const;
