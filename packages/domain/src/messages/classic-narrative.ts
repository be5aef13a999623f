/** The page on which a person finishes the philosophy of the classic way. */
export const CLASSIC_NARRATIVE_MESSAGES = {
  title: 'Craft your narrative',
  intro:
    'This is your Values Philosophy, put together from your own answers. Change whatever does not sound like you: after the next step it is final. People you give your link to do not see it.',
  label: 'Your Values Philosophy',
  restore: 'Restore the first draft',
  next: 'Make it final',
  values: 'Your values in order',
  archetype: 'Your Defensive Archetype',
  triggers: 'Your triggers',
} as const;
