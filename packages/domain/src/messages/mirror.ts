import {
  MIRROR_NAME_CHARACTERS_MAX,
  MIRROR_PEOPLE_MAX,
  MIRROR_PICKS_MAX,
  MIRROR_SENTENCE_CHARACTERS_MAX,
} from '../together-limits.ts';

/** Refusals of the mirror, as friends and owners read them. */
export const MIRROR_MESSAGES = {
  unknown: 'This link does not work any more. The person who sent it may have ended it. Please ask them.',
  closed: 'No more replies are taken here. Thank you for coming.',
  full: 'Ten people have replied already, and there is no room for more. Thank you for coming.',
  own: 'This is your own mirror. The link is for people who know you.',
  picksRequired: 'Please pick at least one word, or pass.',
  picksTooMany: `Please pick ${MIRROR_PICKS_MAX} words at most.`,
  picksTwice: 'Please pick each word once.',
  picksUnknown: 'Please pick from the words on this page.',
  sentenceTooLong: `Please keep your sentence under ${MIRROR_SENTENCE_CHARACTERS_MAX} characters.`,
  nameTooLong: `Please keep the name under ${MIRROR_NAME_CHARACTERS_MAX} characters.`,
  reportTooLong: 'Please shorten what you want to tell us.',
  notStarted: 'You have not started a mirror for this fingerprint.',
  sentenceUnknown: 'This sentence is not there any more. Its writer may have taken it back.',
  emailsRequired: 'Please enter at least one email address.',
  peopleTooMany: `You can invite ${MIRROR_PEOPLE_MAX} people at most.`,
  ownEmail: 'Please leave out your own address. The invitations are for people who know you.',
  emailUnconfirmed: 'Please confirm your email first. Then we can send invitations in your name.',
} as const;
