export const EARLIEST_MEMORY_MESSAGES = {
  submit: 'Submit Answer',
  loading: 'Loading...',
  previous: 'Previous Question',
  progress: (question: number, total: number): string => `Question: ${question} / ${total}`,
  newest: 'Back to the newest question',
  skip: 'Skip this question',
} as const;

/** What a press has done with an answer, said while it can be undone. */
export const ANSWER_MESSAGES = {
  submitted: 'Your answer is submitted.',
  changed: 'Your answer is changed. Your values will be read from the new text.',
  skipped: 'You skipped this question.',
  takenOut: 'Your answer no longer counts.',
  tooLong: 'Your changed text is too long, so the answer from before still counts. What you wrote is kept.',
  undo: 'Undo',
  emptied: {
    title: 'Take out this answer?',
    text: 'You have emptied an answer that you submitted. If you take it out, it no longer counts, and the question is skipped.',
    keep: 'Keep my answer',
    takeOut: 'Take it out',
  },
} as const;

export const VIDEO_MESSAGES = {
  watchFirst: 'Please watch the video before advancing.',
} as const;

export const VALUE_ORDER_MESSAGES = {
  accurate: 'Do your values feel accurate?',
  create: 'Yes, create my personal fingerprint',
  edit: 'No, edit my values',
  listen: 'Listen: how to read your list',
  noSession: 'No active survey session is found.',
  startNew: 'Start new survey',
} as const;

export const SAVE_MESSAGES = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Kept on this device, not sent yet',
  /** Where the browser refuses to store anything. */
  offlineInTab: 'Kept in this tab only, not sent yet',
  kept: 'What you wrote is kept, and you can go on.',
  answersSaved: 'Your answers are saved.',
  refused: 'Kept on this device only: it may be too long to save',
  frozen: 'This fingerprint is complete and can no longer be changed.',
  final: 'Final',
} as const;

/** In place of the steps, once the values are confirmed or the result exists. */
export const FINAL_MESSAGES = {
  title: 'Your values are final',
  text: 'You have confirmed your value-drivers, so nothing in this survey can be changed any more.',
  seeResult: 'See your fingerprint',
} as const;

export const LEAVE_MESSAGES = {
  pause: 'Take a break',
  title: 'Take a break?',
  text: 'Everything you have written is kept. You can go on from your account at any time, on any device.',
  stay: 'Stay here',
  leave: 'Leave the survey',
} as const;
