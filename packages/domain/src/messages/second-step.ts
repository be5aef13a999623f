/** Refusals of a code of the second step. */
export const SECOND_STEP_MESSAGES = {
  codeRequired: 'Please enter the code.',
  codeWrong: 'That code is not right, or it has run out. Please wait for the next one and try again.',
} as const;
