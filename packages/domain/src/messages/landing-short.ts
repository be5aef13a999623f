/** How the explanation of the first pages is called. Small, because a first visit pays for it. */
export const LANDING_SHORT = {
  more: 'What you get',
} as const;
