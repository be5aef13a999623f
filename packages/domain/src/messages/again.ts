import { AGAIN_REMINDER_MONTHS } from '../together-limits.ts';

const valuesCount = (count: number): string => (count === 1 ? '1 value' : `${count} values`);

/** Two fingerprints of one person over time, and the mail after a year. */
export const AGAIN_MESSAGES = {
  title: 'Then and now',
  wayIn: 'Then and now: see what stayed and what changed',
  earlier: 'Then',
  later: 'Now',
  earlierOf: (day: string) => `Then, ${day}`,
  laterOf: (day: string) => `Now, ${day}`,
  option: (day: string, core: string) => `${day}: ${core}`,

  loading: 'Opening your fingerprints',
  failed: 'Your fingerprints could not be loaded.',
  wordsFailed: 'The list of what stayed and what changed could not be loaded. The pictures are complete.',
  none: 'You have not finished a fingerprint yet. Once you have finished two, you can see here what stayed, what moved and what is new.',
  one: 'You have finished one fingerprint so far. Once you have finished a second, you can see here what stayed, what moved and what is new.',
  backToAccount: 'Back to my account',

  pictureOf: (then: string, now: string) => `Your fingerprint, from ${then} to ${now}`,
  slider: 'From then to now',
  between: (percent: number) => `Between then and now, ${percent} percent of the way`,
  play: 'Play from then to now',
  pause: 'Pause',

  honest:
    'A change is neither progress nor decline. Each fingerprint is made from what you told us at the time. Some of what differs may come from the memories you chose to tell, and not from a change in you.',
  sameCore: (core: string) => `Your core value is still ${core}.`,
  otherCore: (then: string, now: string) => `Your core value was ${then}. Now it is ${now}.`,
  allStayed: 'Every value is in the same place as before.',
  nothingShared: 'The two fingerprints have no value in common.',
  changes: 'What stayed and what changed',
  stayed: 'Stayed',
  moved: 'Moved',
  came: 'New',
  went: 'No longer there',
  count: valuesCount,
  /** Said where some of them have another number. */
  stayedLead:
    'These are in the same order as before. If a number has changed, that is because other values moved, are new or are no longer there.',
  stayedAt: (then: number, now: number) =>
    then === now ? `Number ${now}, then and now` : `Number ${then} then, number ${now} now`,
  movedFrom: (then: number, now: number) =>
    then === now
      ? `Number ${now}, then and now, but with other values around it`
      : `From number ${then} to number ${now}`,
  cameAt: (place: number) => `Number ${place}`,
  wentFrom: (place: number) => `Was number ${place}`,

  noSentence: 'No sentence was kept.',

  archetype: 'When it gets tense',
  sameArchetype: (name: string) => `${name}, then and now`,
  triggersStayed: 'Triggers then and now',
  triggersCame: 'New triggers',
  triggersWent: 'Triggers then, but not now',

  reminderTitle: 'A reminder after a year',
  reminder: 'Write to me a year after my newest fingerprint',
  reminderOff: `Off. If you switch it on, you get one email for each fingerprint, ${AGAIN_REMINDER_MONTHS} months after you finish it, unless you finish a new one before then. It says that a year has passed; your values and answers are not in it.`,
  reminderDue: (day: string) =>
    `On. You get one email on ${day} or shortly after. Your values and answers are not in it. If you finish a new fingerprint before then, the year begins again.`,
  reminderSoon: 'On. Your newest fingerprint is more than a year old: the email comes within a day.',
  reminderLater: `On. You get one email ${AGAIN_REMINDER_MONTHS} months after you finish your next fingerprint.`,
  reminderUnconfirmed: 'Please confirm your email address. Until then we cannot send the reminder.',
  reminderSaving: 'Saving…',
  reminderLoading: 'Checking whether the reminder is on',
  reminderFailed: 'We could not find out whether the reminder is on. Please try again.',
} as const;
