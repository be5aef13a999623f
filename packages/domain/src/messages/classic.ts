import type { ChoiceSlug, StorySlug } from '../classic/answers.ts';

/** How a story or a choice is named inside a sentence. */
export const IN_SENTENCE = {
  'earliest-memory': 'your earliest memory',
  'your-parents': 'your parents',
  'meaningful-relationship': 'the person who changed you',
  'best-boss': 'your best boss',
  'conflict-moment': 'a conflict you remember',
  'personal-choice': 'a private choice',
  'professional-choice': 'a choice at work',
  'opportunity-conflict': 'an opportunity with a catch',
  disappointment: 'a disappointment',
} as const satisfies Record<StorySlug | ChoiceSlug, string>;

export const CHOICE_TITLES = {
  'personal-choice': 'A choice in your private life',
  'professional-choice': 'A choice at work',
  'opportunity-conflict': 'An opportunity with a catch',
  disappointment: 'A disappointment',
} as const satisfies Record<ChoiceSlug, string>;

export const CLASSIC_MESSAGES = {
  notVeryMuch: {
    title: 'Not very much is needed',
    lines: [
      'No artificial intelligence reads along here. You tell five short stories, and we look for the words in them that name a value.',
      'Then you decide: which of these values are truly yours, how firmly you hold them, and which of them spoke when you had to choose.',
      'Plan for about 40 minutes. Everything you write is kept, and you can stop and come back at any time.',
    ],
    next: 'Let’s begin',
  },
  skip: 'Skip this question',
  calculatingPotentialValues: 'Looking for value words in your five stories.',
  calculatingValues: 'Counting your points, value by value.',
  factsOfStories: (words: number, phrases: number): string =>
    `${words} words of yours, ${phrases} value words to look for.`,
  factsOfValues: (values: number, ratings: number, choices: number): string =>
    `${values} values, ${ratings} ratings, ${choices} choices.`,
  buildingFingerprint: 'Putting your fingerprint together.',
  fingerprintCalculating: 'Drawing the ridges of your fingerprint.',
  potentialValues: {
    title: 'The values we heard',
    intro: 'These words came up in your stories. Keep the ones that are truly yours.',
    none: 'None of the words on our list came up in your stories. That happens. Choose below the values that fit you.',
    times: (count: number): string => (count === 1 ? 'heard once' : `heard ${count} times`),
    more: 'Something missing? Add what matters to you.',
    addOwn: 'In your own words',
    add: 'Add',
    added: 'Added by you',
    suggestions: 'Or choose from the list',
    full: 'Fourteen values are plenty. Take one off your list to add another.',
    tooFew: (count: number): string => `Please keep or add at least ${count} values to go on.`,
  },
  core: {
    title: 'Your core value',
    question: 'If you could keep only one of these, which one would it be?',
    help: 'The core value is the one the others lean on. Follow your first thought.',
    tooFew: 'Choose one value to go on.',
  },
  mapping: {
    title: 'How firmly do you hold it?',
    question: 'For each value, choose the sentence that is true on an ordinary Tuesday, not on your best day.',
    removed: (value: string): string => `${value} has been taken off your list.`,
    undo: 'Undo',
    rate: (value: string, again: boolean): string => `${again ? 'Change the rating of' : 'Rate'} ${value}`,
    rateShort: 'Rate',
    changeShort: 'Change',
    progress: (rated: number, total: number): string => `${rated} of ${total} rated`,
    nothingLeft: 'There is nothing to rate on this page. Go on to the next step.',
  },
  test: {
    title: 'Test your value-drivers',
    question: 'This is how your values stand so far. Does the list look like you?',
    help: 'The bar shows the points from your core value and your ratings. Four choices will be added in the next steps.',
    points: (score: number): string => (score === 1 ? '1 point' : `${score} points`),
    remove: (value: string): string => `Take ${value} off the list`,
    noCore: 'Your core value is gone from the list. Please choose another.',
    core: 'Core value',
    chooseCore: 'Choose a core value',
    beyondTen: 'The ten strongest will make your fingerprint.',
  },
  choiceValues: {
    question: 'Which of your values had a say in it?',
    help: 'Tick every value that spoke up, also when it lost. Each one gains a point.',
    yourWords: 'What you told',
  },
  order: {
    title: 'Value order',
    lead: 'Put your values in the order in which they carry you. The first one is the ground you stand on. The last one is what it is all for.',
  },
  emptyNarrative: 'Please leave at least a sentence: your fingerprint needs a philosophy.',
} as const;
