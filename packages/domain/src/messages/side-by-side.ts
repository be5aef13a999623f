/** Refusals of two fingerprints side by side. */
export const SIDE_BY_SIDE_MESSAGES = {
  unknown: 'This link does not work any more. It may have been used or taken back. Please ask the person who sent it.',
  own: 'This is your own link. Send it to the person whose fingerprint you want to see beside yours.',
  unfinished: 'For this you need a finished fingerprint of your own.',
  gone: 'This is not there any more. One of you has ended it.',
  tooMany: 'You have as many of these as one account can hold. Please end one first.',
} as const;
