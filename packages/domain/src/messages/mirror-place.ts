/** The place of the owner's section on the result page, before its code is there. */
export const MIRROR_PLACE_MESSAGES = {
  lead: 'Which values other people have seen in you.',
  loading: 'Loading the replies',
  /** A third page was chosen, and what it would show has gone meanwhile. */
  noPage:
    'No PDF was made: there are no replies to show on a third page right now. Please choose again to get two pages.',
} as const;
