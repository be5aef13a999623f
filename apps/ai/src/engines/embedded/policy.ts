/**
 * Every number that decides what is asked, proposed and quoted. Chosen on the development interviews
 * (`bench/ai/interviews`), never on those kept apart; docs/model-card.md says how.
 */

/** Above these an answer is taken as such: chosen for about 5% false alarms. */
export const ACT_MIN = {
  refusal: 0.6,
  grief: 0.6,
  guilt: 0.6,
  'question-to-us': 0.6,
  abstract: 0.6,
  thin: 0.6,
} as const;

/** A learned score from here on counts as a cry for help, also where no pattern matches. */
export const CRISIS_MIN = 0.5;

/** A sentence below this shows too little to be shown back. */
export const TELLING_MIN = 0.3;
/** A value below this in its best sentence is not proposed. */
export const PAIR_MIN = 0.1;
/** From here on a proposal is ticked before the person has looked. */
export const SURE_MIN = 0.5;
/** What the same value in other answers adds to a sentence's score. */
export const SUPPORT_SHARE = 0.5;
export const PROPOSALS_MAX = 10;
/** Proposals are made down to weaker scores until there are this many. */
export const PROPOSALS_ENOUGH = 7;
/** Below this not even the first seven are filled up. */
export const PAIR_LEAST = 0.03;
/** Longer sentences are hard to recognise oneself in. */
export const QUOTE_CHARACTERS_MAX = 320;
/** Telling sentences offered beside the proposals. */
export const FURTHER_SENTENCES_MAX = 40;

/** From here on a way of coping counts as told. */
export const COPING_MIN = 0.5;

/** Follow-ups within nine questions: at least so many where the answers allow it, at most so many. */
export const FOLLOW_UPS_WANTED = 3;
export const FOLLOW_UPS_MAX = 4;
/** Words that an answer needs before a follow-up can fit it. */
export const FOLLOW_UP_WORDS_MIN = 12;
/** Cosine from which a follow-up fits well, and below which none is asked. */
export const FOLLOW_UP_GOOD = 0.5;
export const FOLLOW_UP_LEAST = 0.3;
