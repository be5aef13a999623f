/** The dials of the ear. Chosen on the development half of the labelled memories and on stories; never on a test half. */

/** Shorter sentences say too little to be quoted. */
export const QUOTE_WORDS_MIN = 6;
/** One sentence may carry two values, not five. */
export const VALUES_PER_SENTENCE_MAX = 2;
/** Below this the ear abstains. */
export const HEARD_SCORE_MIN = 0.42;
/** Below this not even a hint is taken. */
export const HINT_SCORE_MIN = 0.2;
/** The second value of a sentence must come this close to the first. */
export const SECOND_VALUE_GAP_MAX = 0.05;
/** A cue stem in the sentence is a hint, not a proof. */
export const CUE_BONUS = 0.03;
/** What a named feeling tells about the tone, per word, as a cosine. */
export const EMOTION_TONE_WEIGHT = 0.04;
/** A memory without a subject is a little less sure to be the speaker's own. */
export const IMPLIED_SPEAKER_PENALTY = 0.02;
/** Scores at which strength is 0 and 1. */
export const STRENGTH_ZERO = 0.3;
export const STRENGTH_ONE = 0.75;
