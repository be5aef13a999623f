import { SIDE_BY_SIDE_MAX } from '../together-limits.ts';

/** Refusals of two fingerprints side by side. */
export const SIDE_BY_SIDE_MESSAGES = {
  unknown:
    'This link no longer works. It may be too old, or it was used or taken back. Please ask the person who sent it.',
  own: 'This is your own link. Send it to the person whose fingerprint you want to see beside yours.',
  unfinished: 'For this you need a finished fingerprint of your own.',
  gone: 'These two fingerprints are no longer shared. One of you ended it, or one of the fingerprints is no longer there.',
  tooMany: `You already share with ${SIDE_BY_SIDE_MAX} people, counting links that nobody has used yet. Please stop sharing with one of them or take a link back first.`,
} as const;
