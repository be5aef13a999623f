/** The place of the owner's section on the result page, before its code is there. */
export const MIRROR_PLACE_MESSAGES = {
  lead: 'The values that people who know you have seen in what you did.',
  loading: 'Looking for what others see',
} as const;
