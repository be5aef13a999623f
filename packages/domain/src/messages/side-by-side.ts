import { SIDE_BY_SIDE_MAX } from '../together-limits.ts';

/** Refusals of two fingerprints side by side. */
export const SIDE_BY_SIDE_MESSAGES = {
  unknown:
    'This link does not work any more. It may be too old, or it was used or taken back. Please ask the person who sent it.',
  own: 'This is your own link. Send it to the person whose fingerprint you want to see beside yours.',
  unfinished: 'For this you need a finished fingerprint of your own.',
  gone: 'This is not there any more. One of you ended it, or one of the two fingerprints was deleted.',
  tooMany: `You already have ${SIDE_BY_SIDE_MAX}, counting links that nobody has used yet. Please end one or take a link back first.`,
} as const;
