import {
  MIRROR_NAME_CHARACTERS_MAX,
  MIRROR_PEOPLE_MAX,
  MIRROR_PICKS_MAX,
  MIRROR_SENTENCE_CHARACTERS_MAX,
} from '../together-limits.ts';

/** Refusals of the mirror, as friends and owners read them. */
export const MIRROR_MESSAGES = {
  unknown:
    'This link does not work any more. It may be too old, or the person who sent it has ended it. Please ask them.',
  closed: 'Replies can no longer be sent.',
  full: 'Ten people have already replied. Thank you for being willing to.',
  own: 'Send this link to people who know you. You cannot reply to it yourself.',
  picksRequired: 'Please pick at least one word, or pass.',
  picksTooMany: `Please pick ${MIRROR_PICKS_MAX} words at most.`,
  picksTwice: 'Please pick each word once.',
  picksUnknown: 'Please pick from the words on this page.',
  sentenceTooLong: `Please keep your sentence under ${MIRROR_SENTENCE_CHARACTERS_MAX} characters.`,
  nameTooLong: `Please keep the name under ${MIRROR_NAME_CHARACTERS_MAX} characters.`,
  reportTooLong: 'Please shorten what you want to tell us.',
  notStarted: 'You have not asked anybody about this fingerprint yet.',
  sentenceUnknown: 'This sentence is not there any more. Its writer may have taken it back.',
  emailsRequired: 'Please enter at least one email address.',
  peopleTooMany: `You can invite ${MIRROR_PEOPLE_MAX} people at most.`,
  ownEmail: 'Please leave out your own address. The invitations are for people who know you.',
  emailUnconfirmed: 'Please confirm your email first. Then we can send invitations in your name.',
} as const;
