import { VALUES_MAX, VALUES_MIN } from '../limits.ts';

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
