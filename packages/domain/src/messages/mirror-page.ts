/** What the replies to a mirror show its owner, on the page of their result and in their PDF. */
export const MIRROR_PAGE = {
  heading: 'How others see it',
  lead: (people: number): string =>
    `${people} people who know you saw ten words and chose one to five of them. Five of the ten words were your own, and we told nobody which.`,
  groups: {
    both: { title: 'Seen by both', hint: 'Yours, and they picked it.', none: 'None of your words so far' },
    onlyOthers: {
      title: 'Seen only by others',
      hint: 'They picked it. It is not among your values.',
      none: 'No other word so far',
    },
    notSeen: {
      title: 'Not seen yet',
      hint: 'Nobody has picked it so far. It is still yours.',
      none: 'None: somebody picked each of them',
    },
  },
  seenBy: (people: number, of: number): string => `${people} of ${of}`,
  surprisesHeading: 'What may surprise you',
  surprises: {
    seen_by_others: (value: string, people: number, of: number): string =>
      `${people} of ${of} people picked ${value}. It is not among your values.`,
    core_not_seen: (value: string): string => `So far nobody has picked ${value}, your core value.`,
  },
  sentencesHeading: '“I saw it when…”',
  signed: (name: string): string => `— ${name}`,
} as const;
