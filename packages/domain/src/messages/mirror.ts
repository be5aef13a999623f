import {
  MIRROR_INVITATION_DAYS,
  MIRROR_NAME_CHARACTERS_MAX,
  MIRROR_PEOPLE_MAX,
  MIRROR_PICKS_MAX,
  MIRROR_REPORT_CHARACTERS_MAX,
  MIRROR_SENTENCE_CHARACTERS_MAX,
} from '../together-limits.ts';

/** Refusals of the mirror, as friends and owners read them. */
export const MIRROR_MESSAGES = {
  unknown:
    'This link does not work. It may be incomplete or too old, or the person who asked has ended it. Please ask them.',
  ended: 'Nobody can reply by this link anymore. If you had replied, your reply is deleted.',
  closed: 'Nobody can reply anymore.',
  full: 'Ten people have already replied. Thank you for wanting to reply.',
  own: 'This link is for people who know you, so you cannot reply yourself. If somebody else wants to reply on this device, please log out first.',
  repliedOtherwise: 'An earlier version of your reply had already arrived. It was not changed.',
  addressForgotten:
    'We have already forgotten the address this invitation was sent to, so we cannot note this. If another invitation comes, you can say so there.',
  picksRequired: 'Please pick at least one word, or choose “I’d rather not.”',
  picksTooMany: `Please pick ${MIRROR_PICKS_MAX} words at most.`,
  picksTwice: 'Please pick each word once.',
  picksUnknown: 'Please pick from the words on this page.',
  sentenceTooLong: `Please keep your sentence to ${MIRROR_SENTENCE_CHARACTERS_MAX} characters at most.`,
  nameTooLong: `Please keep the name to ${MIRROR_NAME_CHARACTERS_MAX} characters at most.`,
  reportTooLong: `Please keep what you want to tell us to ${MIRROR_REPORT_CHARACTERS_MAX} characters at most.`,
  notStarted: 'You have not asked anybody about this fingerprint yet.',
  sentenceUnknown: 'This sentence is no longer there. Its writer may have taken it back.',
  emailsRequired: 'Please enter at least one email address.',
  peopleTooMany: `You can invite ${MIRROR_PEOPLE_MAX} people at most.`,
  ownEmail: 'Please leave out your own address. The invitations are for people who know you.',
  emailUnconfirmed: 'Please confirm your email address first. Then we can send invitations in your name.',
  repliesFull: 'Ten people have already replied. Nobody else can reply anymore, so no invitation was sent.',
  // It says “invited”, not “mailed”: of an address that wants no such mail it must say the same.
  askedBefore: (emails: readonly string[]) =>
    `You have already invited ${emails.join(', ')} in the last ${MIRROR_INVITATION_DAYS} days, and we send each person only one email. No invitation was sent now. Please take them off the list, and send them your link yourself.`,
  mailedEnough: (emails: readonly string[], wait: string) =>
    `We have sent enough emails to ${emails.join(', ')} for today. No invitation was sent. Please take them off the list, or try again in ${wait}.`,
  invitedEnough: (aDay: number, wait: string) =>
    `You can invite ${aDay} people a day. No invitation was sent. Please try again in ${wait}, or send your link yourself.`,
  blocked:
    'You can no longer ask people about your fingerprints here, because of a report about an invitation. If you think that this is a mistake, please write to us.',
} as const;
