/** The place of the owner's section on the result page, before its code is there. */
export const MIRROR_PLACE_MESSAGES = {
  lead: 'Which values other people have seen in you.',
  loading: 'Loading the replies',
  /** A third page was chosen, and what it would show has gone meanwhile. */
  noPage: 'What others see cannot be shown at the moment, so the PDF has two pages. Please choose again.',
} as const;
