/** A kind word about the last answer, beside the question. */
export const THIN_NOTES: readonly string[] = [
  'Short answers are welcome. Where a few more sentences come by themselves, I can hear more in them.',
  'If you like, tell the next one as a small scene: where you were, who was there, what happened.',
  'Take the next one at your own pace; a handful of sentences is enough to hear something in.',
];
export const OTHER_LANGUAGE_NOTE =
  'I listen in English, so I hear less in other languages. You are welcome to go on in yours, and to use English where it comes easily.';
export const GIBBERISH_NOTE = 'I could not make out words in your last answer, so I have left it aside.';
export const EMPTY_NOTE =
  'There were no words in your last answer that I could hear. Nothing is lost; you can always say more in the next one.';
