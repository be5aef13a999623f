import type { ChoiceSlug, StorySlug } from '../classic/answers.ts';

interface Prompt {
  readonly title: string;
  readonly question: string;
  readonly help: string;
  /** How the story is named inside a sentence. */
  readonly inSentence: string;
}

export const STORY_PROMPTS = {
  'earliest-memory': {
    title: 'Your earliest memory',
    question: 'What is the earliest moment you can still see before you?',
    help: 'Where were you, who was there, what happened, how did it feel? It may be small: a kitchen, a swing, a door that closed.',
    inSentence: 'your earliest memory',
  },
  'your-parents': {
    title: 'The people who raised you',
    question: 'What did your parents, or whoever raised you, praise? What would they never put up with?',
    help: 'One scene says more than a summary. Think of a time you made them proud, or a time you did not.',
    inSentence: 'your parents',
  },
  'meaningful-relationship': {
    title: 'A relationship that mattered',
    question: 'Who has changed you, and what did you get from them that you still carry?',
    help: 'A friend, a partner, a teacher, a child, a rival. What did they do that nobody else did?',
    inSentence: 'the person who changed you',
  },
  'best-boss': {
    title: 'Your best boss',
    question: 'Who is the best boss you ever had? Tell of one moment that shows why.',
    help: 'No boss worth telling of? Take a coach, a captain, or the leader you wish you had had.',
    inSentence: 'your best boss',
  },
  'conflict-moment': {
    title: 'A moment of conflict',
    question: 'Which conflict do you remember well? What happened, what did you do, and what was at stake for you?',
    help: 'You need not look good in it. What you did first, before you had time to think, is worth telling.',
    inSentence: 'a conflict you remember',
  },
} as const satisfies Record<StorySlug, Prompt>;

export const CHOICE_PROMPTS = {
  'personal-choice': {
    title: 'A choice in your private life',
    question:
      'When did you face a hard choice in your private life? What were the ways open to you, and which one did you take?',
    help: 'A move, a parting, a promise kept or broken. What did the road you took cost you?',
    inSentence: 'a private choice',
  },
  'professional-choice': {
    title: 'A choice at work',
    question: 'When did you face a hard choice at work? What did you decide, and what spoke for it?',
    help: 'A job taken or left, a person hired or let go, a truth told in the wrong meeting.',
    inSentence: 'a choice at work',
  },
  'opportunity-conflict': {
    title: 'An opportunity with a catch',
    question: 'When did a good opportunity pull against something you care about? What did you do?',
    help: 'What would you have gained, what would you have had to give up, and which of the two won?',
    inSentence: 'an opportunity with a catch',
  },
  disappointment: {
    title: 'A disappointment',
    question: 'When were you deeply disappointed, by someone else or by yourself? What had you counted on?',
    help: 'What hurt most: what was done, how it was done, or who did it? And what did you do next?',
    inSentence: 'a disappointment',
  },
} as const satisfies Record<ChoiceSlug, Prompt>;

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
  narrative: {
    title: 'Craft your narrative',
    intro:
      'This is your Values Philosophy, put together from your own answers. Change whatever does not sound like you: after the next step it is final. People you give your link to do not see it.',
    label: 'Your Values Philosophy',
    restore: 'Restore the first draft',
    empty: 'Please leave at least a sentence: your fingerprint needs a philosophy.',
    next: 'Make it final',
    values: 'Your values in order',
    archetype: 'Your Defensive Archetype',
    triggers: 'Your triggers',
  },
} as const;
