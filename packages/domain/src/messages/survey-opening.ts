export const BEFORE_WE_BEGIN_MESSAGES = {
  inProgress: 'Looks like you have one in progress. Do you want to continue?',
  continue: 'Continue',
  startNew: 'Start New',
} as const;

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

/** What is said about switching to each of the two assessments. */
export const FLOW_MESSAGES = {
  main: {
    offer: 'Switch to the AI questions',
    kept: (count: number): string =>
      count === 1 ? 'Your answer to the AI questions is kept.' : `Your ${count} answers to the AI questions are kept.`,
    title: 'Switch to the AI questions?',
    text: (count: number): string =>
      `There, the questions adapt to what you write. Your ${answers(count)} here ${count === 1 ? 'stays as it is' : 'stay as they are'}, and you can switch back on this page at any time.`,
    stay: 'Stay with the classic assessment',
    switch: 'Switch to the AI questions',
  },
  classic: {
    offer: 'Prefer no AI? Take the classic assessment',
    kept: (count: number): string =>
      count === 1
        ? 'Your story in the classic assessment is kept.'
        : `Your ${count} stories in the classic assessment are kept.`,
    title: 'Switch to the classic assessment?',
    text: (count: number): string =>
      `It asks for stories and values of its own, without AI. Your ${answers(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}, and you can switch back on this page at any time.`,
    stay: 'Stay with the AI questions',
    switch: 'Switch to the classic assessment',
  },
} as const;

export const PROFILE_MESSAGES = {
  gender: 'Gender',
  age: 'Age',
  country: 'Country',
  state: 'State',
  noStates: 'No states available.',
  statesFailed: 'The list of states could not be loaded. You can go on without it.',
  industry: 'Industry',
  role: 'Role',
  education: 'Education',
  income: 'Income',
} as const;
