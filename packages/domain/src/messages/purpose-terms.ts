/** Said where somebody signs up, and below every page: small, because a first visit pays for it. */
export const PURPOSE_TERMS = {
  link: 'What it is for',
  /** Agreed to at registration; docs/privacy-and-ai-act.md says the same. */
  terms: 'For your own reflection only: nobody may use it to hire, promote or judge people, or to give out tasks.',
} as const;
