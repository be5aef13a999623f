import { VALUES_MAX, VALUES_MIN } from '../limits.ts';

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

export const SAFETY_MESSAGES = {
  title: 'You do not have to carry this alone.',
  lines: 'Where to find help',
  emergency: 'In danger now:',
  localEmergency: 'In danger now: your local emergency number',
  or: 'or',
  directory: 'Helplines in every country, free and confidential:',
  goOn: 'Go on with the survey',
  logOut: 'Log out and leave',
  kept: 'Whatever you choose, everything you wrote is kept, and you can come back to it.',
} as const;

export const POTENTIAL_VALUES_MESSAGES = {
  calculating: 'We are now calculating Values for your review....',
  moreQuestions: 'Continue with the additional questions?',
  yes: 'Yes',
  no: 'No',
  lead: 'Here are sentences of yours, each with a word for what it may stand for. Tick what is true for you. In a moment you can add more.',
  anotherWord: 'Another word fits better',
  anotherWordThan: (name: string): string => ` than ${name}`,
  otherWords: 'Other words for this sentence',
  wordsForIt: 'Words for this sentence',
  ownWord: 'Your own word',
  takeWord: 'Use this word',
  missing: 'Something I told you is missing',
  missingLead: 'Tap a sentence of yours and give it a word. It then joins the list above.',
  telling: 'Sentences that may stand for a value',
  allSentences: 'All my other sentences',
  nothingTicked: 'Nothing is ticked yet. Tick what is true for you, or find another word for a sentence.',
  noneFits: 'If none of this fits, you can name your values yourself.',
  tooMany: `You can take ${VALUES_MAX} values with you at most. Please untick some.`,
  addOwn: 'Add my own values',
  allSkipped: 'You skipped the questions, and that is fine. You can name your values yourself.',
  nothingDetected: 'We found no sentence that names a value by itself. You can name your values yourself.',
  nothingDetectedButTold: 'Or look through what you wrote: a sentence may stand for something that matters to you.',
} as const;

export const VIDEO_MESSAGES = {
  watchFirst: 'Please watch the video before advancing.',
} as const;

export const ADD_VALUES_MESSAGES = {
  tooFew: `Please, add at least ${VALUES_MIN} value-drivers`,
  upTo: `You may have up to ${VALUES_MAX} values.`,
  full: `You have ${VALUES_MAX} value-drivers and cannot add any more.`,
  lettersOnly: "Please, don't use numbers and special characters in your values",
  empty: 'Please, use meaningfull and non-empty values',
  twice: 'You already have this value in your list.',
  tooLong: 'Please keep each value to a few words.',
  addAnother: 'Add another',
  restore: 'Restore initial values',
  addSentence: 'Add a sentence of yours',
  changeSentence: 'Another sentence',
  sentenceFor: (value: string): string => ` for ${value}`,
  tapSentence: 'Tap one you have told',
  writeSentence: 'Or write one',
  writeSentenceAlone: 'A sentence of yours for it',
  takeSentence: 'Use this sentence',
  noSentence: 'Leave it without a sentence',
  notQuoted: 'This sentence will not be on your result. You can write another one, or leave it out.',
} as const;

export const VALUE_ORDER_MESSAGES = {
  accurate: 'Do your values feel accurate?',
  create: 'Yes, create my personal fingerprint',
  edit: 'No, edit my values',
  listen: 'Listen: how to read your list',
  noSession: 'No active survey session is found.',
  startNew: 'Start new survey',
} as const;

export const CONFIRM_MESSAGES = {
  title: 'Are You Sure?',
  warning: 'Once you continue, no further changes to your value-drivers are possible.',
  sure: "I'm Sure",
  notSure: 'Maybe not, take me back',
  tense: 'When things get tense, which is most like you?',
  tenseOpen: 'I would rather leave this open',
  tenseOpenHelp: 'Your result then names the closest one, and says that it is a suggestion.',
  archetypeChosen: 'You chose this description of yourself in tense moments.',
  triggers: 'What can set you off',
  triggersLead: 'Untick what does not fit. Only what stays ticked comes into your result.',
  suggested: 'A suggestion, not something you told us.',
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
