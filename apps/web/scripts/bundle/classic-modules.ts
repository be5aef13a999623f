/** The end of the classic way, with the archetypes: it comes after the words of the page before. */
export const CLASSIC_END = [
  '/src/features/classic/narrative-archetype',
  '/domain/src/classic/(narrative|detect-archetype)\\.',
];

/** What every step of the classic way stands on. The steps come in files of those that follow each other. */
export const CLASSIC = [
  '/src/features/classic/(steps/(classic-layout|use-classic)|prompt|rating-choice)',
  '/domain/src/classic/(?!changes|explain-value|philosophy|narrative|detect-archetype|restore-value|wording)',
  '/domain/src/messages/classic\\.',
];

export const CLASSIC_STORIES = [
  '/src/features/classic/(steps/)?(story|not-very-much)',
  '/domain/src/messages/classic-prompts',
];

/** The wait for the phrases of the stories, and the step that shows them. */
export const CLASSIC_VALUES = [
  '/src/features/classic/(steps/)?potential-values',
  '/src/features/classic/(steps/(phrases-failed|use-detected)|api/use-phrases)',
];

export const CLASSIC_MAPPING = [
  '/src/features/classic/(steps/)?(mapping|rated-value|removed-value)',
  '/domain/src/classic/restore-value\\.',
];

export const CLASSIC_TEST = ['/src/features/classic/(steps/)?(test-your|scored-value)'];

export const CLASSIC_WAITS = [
  '/src/features/classic/(steps/(calculating-layout|calculating-values|your-)|calculating-moment)',
];

export const CLASSIC_NARRATIVE = [
  '/src/features/classic/(steps/)?(craft-narrative|made-final)',
  '/domain/src/classic/(explain-value|philosophy|narrative-values|wording)',
  '/domain/src/messages/classic-narrative\\.',
];
