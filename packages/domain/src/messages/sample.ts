import { SAMPLE_PERSON } from '../sample-fingerprint.ts';

/** The sample result: whoever sees any part of it knows that nobody wrote it. */
export const SAMPLE_MESSAGES = {
  title: 'A sample Leadership Fingerprint',
  /** In the picture that chats show: there is less room. */
  shareTitle: 'A sample fingerprint',
  mark: 'This is a sample.',
  about: `${SAMPLE_PERSON} is invented, and so is every memory. The words below are written to Robin, the way yours are written to you.`,
  /** Where the owner's name stands in the PDF. */
  madeFor: `${SAMPLE_PERSON} (a sample: this person is invented)`,
} as const;
