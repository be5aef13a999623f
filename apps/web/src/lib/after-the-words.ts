/** By then a new screen's words stand: what can wait until here has not kept them waiting. */
export const AFTER_THE_WORDS_MS = 120;
