/** What the replies to a mirror show its owner, on the page of their result and in their PDF. */
export const MIRROR_PAGE = {
  heading: 'How others see it',
  lead: (people: number): string =>
    `${people} people who know you saw ten words, and each picked one to five. Five of the ten are your values, and we told nobody which.`,
  groups: {
    both: {
      title: 'Seen by both',
      hint: 'Your value, and somebody picked it.',
      none: 'None of your values has been picked so far.',
    },
    onlyOthers: {
      title: 'Seen only by others',
      hint: 'Somebody picked it. It is not one of your values.',
      none: 'Nobody has picked another word so far.',
    },
    notSeen: {
      title: 'Not seen yet',
      hint: 'Nobody has picked it so far. It is still yours.',
      none: 'Each of your values has been picked.',
    },
  },
  seenBy: (people: number, of: number): string => `${people} of ${of}`,
  /** After it for screen readers, where no column says what is counted. */
  seenByWho: 'people',
  surprisesHeading: 'What may surprise you',
  surprises: {
    seen_by_others: (value: string, people: number, of: number): string =>
      `${people} of ${of} people picked ${value}. It is not among your values.`,
    core_not_seen: (value: string): string => `So far nobody has picked ${value}, your core value.`,
  },
  sentencesHeading: '“I saw it when…”',
  signed: (name: string): string => `— ${name}`,
} as const;
