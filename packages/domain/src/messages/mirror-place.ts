/** The place of the owner's section on the result page, before its code is there. */
export const MIRROR_PLACE_MESSAGES = {
  lead: 'Which values other people have seen in you.',
  loading: 'Loading the replies',
} as const;
