const people = (count: number, of: number): string => `${count} of ${of}`;

/** What others have seen, on the result page and in the PDF. */
export const MIRROR_PAGE_MESSAGES = {
  title: 'How others see it',
  both: 'Seen by both',
  onlyOthers: 'Seen only by others',
  notSeen: 'Not seen yet',
  surprisesTitle: 'What may surprise you',
  sentencesTitle: 'In their words',
  seenByOthers: (value: string, count: number, of: number): string =>
    `${value} is not on your list, and ${people(count, of)} people have seen it in you.`,
  coreNotSeen: (value: string): string => `${value} is at your core, and nobody has seen it yet.`,
  picked: (count: number, of: number): string => `${people(count, of)} people`,
} as const;
