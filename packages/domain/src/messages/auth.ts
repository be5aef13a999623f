/** Literal texts of signing in and up, kept to the letter of the spec. */
export const AUTH_MESSAGES = {
  emailRequired: 'Email is a required field',
  emailInvalid: 'Not a valid email address',
  passwordRequired: 'Password is a required field',
  passwordTooShort: 'Password is too short.',
  passwordTooLong: 'Password is too long.',
  firstNameRequired: 'First name is a required field',
  lastNameRequired: 'Last name is a required field',
  confirmPasswordRequired: 'Confirm Password is a required field',
  passwordsMustMatch: 'Passwords must match',
  userIsLoggedIn: 'A user is logged in, please log out.',
  recoverMailSent: 'Email to recover password was sent successfully - Redirecting to Log In page.',
  passwordUpdated: 'Password Updated - Redirecting to Log In page.',
  wrongCredentials: 'The e-mail address or the password is not right.',
  wrongPassword: 'That is not the password of this account.',
  emailTaken: 'An account with this e-mail address exists already. Please log in.',
  recoveryKeyInvalid: 'This reset link is not valid any more. Please ask for a new one.',
} as const;
