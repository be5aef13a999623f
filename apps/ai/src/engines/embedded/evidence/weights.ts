/** The dials of the ear. Chosen on development data (labelled memories, stories); what is reported as a test was never looked at for them. */

/** Shorter sentences say too little to be quoted. */
export const QUOTE_WORDS_MIN = 6;
/** One sentence may carry two values, not five. */
export const VALUES_PER_SENTENCE_MAX = 2;
/** How fast a known sentence loses its say with distance. The trained weights belong to this number. */
export const KERNEL_SHARPNESS = 4;
/** For the undertone: how much the nearest, second and third nearest memory of a value count. */
export const NEAREST_WEIGHTS: readonly number[] = [0.5, 0.3, 0.2];
/** Below this lift the ear abstains. */
export const HEARD_LIFT_MIN = 0.21;
/** A bare event, with nothing felt or understood in it, must come nearer than that. */
export const EVENT_LIFT_MIN = 0.32;
/** The value's own scenes must be there too. */
export const HEARD_UNDERTONE_MIN = 0.62;
/** A second value of the same sentence must be heard nearly as well as the first. */
export const SECOND_VALUE_SHARE_MIN = 0.75;
/** The lift at which strength is full. */
export const STRENGTH_FULL_LIFT = 0.55;
/** What a named feeling tells about the tone, per word, as a cosine. */
export const EMOTION_TONE_WEIGHT = 0.04;
/** What a plain "not" tells about it. */
export const NEGATION_TONE_WEIGHT = 0.25;
/** A short answer of several sentences is read as a whole too, and the whole weighs this much. */
export const WHOLE_ANSWER_SHARE = 0.5;
export const WHOLE_ANSWER_WORDS_MAX = 60;

/** The undertone: what a text keeps coming near to, without any one sentence being near enough to quote. */
export const UNDERTONE_SCORE_MIN = 0.25;
export const UNDERTONE_POWER = 1.5;
/** Sentences too short to quote, or about somebody else, still set the scene. */
export const SCENE_WEIGHT = 0.5;
/** Said once in each of two answers counts for more than twice in one. */
export const SAME_ANSWER_POWER = 0.8;
/** How much is taken from values that any text comes near to. */
export const COMMONNESS_POWER = 0.4;
