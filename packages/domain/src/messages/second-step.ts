/** What the form for logging in needs of the second step. Apart from the settings, whose texts would weigh on everybody's first page. */
export const SECOND_STEP_MESSAGES = {
  codeOrRecoveryLabel: 'Six digits from the app, or a recovery code',
  codeRequired: 'Please enter the code.',
  codeWrong: 'That code is not right, or it has run out. Please wait for the next one and try again.',
} as const;
