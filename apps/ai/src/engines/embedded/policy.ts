/**
 * Every number that decides what is asked, proposed and quoted. Chosen on the development interviews
 * (`bench/ai/interviews`), not on those kept apart but for `COPING_MIN`; docs/model-card.md says how.
 */

/** Above these an answer is taken as such: chosen for about 5% false alarms, for guilt for 2% (with `GUILT_MIN_WRONG`). */
export const ACT_MIN = {
  refusal: 0.4,
  grief: 0.55,
  guilt: 0.6,
  'question-to-us': 0.5,
  abstract: 0.6,
  thin: 0.6,
} as const;

/** From here on a question that stands in a story is one to us: chosen on played interviews. */
export const QUESTION_ALONE_MIN = 0.8;
/** The same for one that is put to the interviewer ("do you", "are you"). */
export const QUESTION_DIRECT_MIN = 0.5;
/** From here on an answer without a question mark is one: no development answer of 332 reaches it. */
export const QUESTION_UNMARKED_MIN = 0.75;
/** From here on an answer is hard to tell, and nobody asks on about it: .75 of 195 development answers that one of two readers called so, .025 of 238 that both called light. */
export const HEAVY_MIN = 0.45;
/** From here on the reader knows which first words fit. */
export const FIRST_WORDS_MIN = 0.85;
/** "That sounds hard" is said only where an answer is surely so heavy, and so little light: of 18 times that it was said to played people raters found it out of place in 7. Elsewhere thanks do. */
export const HARD_MIN = 0.9;
export const HARD_LIGHT_MAX = 0.01;
/** From here on an answer is light, and what sounds like a confession is none. */
export const LIGHT_MIN = 0.5;
/** From here on it is so surely light that a beating in it is told with a smile. */
export const SURELY_LIGHT_MIN = 0.95;
/** From here on it is hard to bear: it gets a word also right after another one. */
export const VERY_HEAVY_MIN = 0.8;
/** From here on something painful is told, and thanked for. Lower, and people who told nothing sad find the thanks solemn. */
export const TOUCHING_MIN = 0.55;
/** From here on an answer may have something hard or wrong in it: before another subject it is thanked for, and nothing bright is asked for then. Of 76 answers of played people that call for words 68 are above, of 355 others 107. */
export const THANKED_MIN = 0.15;
/** From here on the reader knows the kind of what was told, and the interview takes it up: with the two below in .43 of 540 development answers, rightly by one of two readers in .81 of these. */
export const TAKEN_UP_MIN = 0.95;
/** The same of kinds that are right .9 of the time from there on, and of those that are wrong as often as right below. */
export const TAKEN_UP_MIN_CLEAR = 0.5;
export const TAKEN_UP_MIN_DOUBTFUL = 0.99;
/** From here on nobody is asked on in general, unless something good was asked for: in five moments that two raters compared, thanks and an offer to say more were a little better. */
export const NOT_ASKED_ON_MIN = 0.4;
/** From here on of any hard kind, nothing is taken up as light. */
export const HARD_KIND_MAX = 0.3;
/** Below this nothing is taken for guilt, or for grief unless somebody close died: a mishap told with a smile is neither. With a death in it, this much is hard to tell. */
export const PAINFUL_MIN = 0.25;
/** With a death or a funeral in it, this much is enough for grief; in an answer of many words a refusal must be nearly certain. */
export const GRIEF_MIN_BEREAVED = 0.5;
/** The same where somebody close to the person died. */
export const GRIEF_MIN_CLOSE = 0.2;
/** Where somebody tells what they did wrong and that somebody died, or a good memory, this much of the score for words on a loss says that they mourn. */
export const LOSS_MIN_MOURNED = 0.3;
/** Below this nothing is taken for guilt: by the score for first words, nobody did wrong. */
export const GUILT_MIN_WRONG = 0.6;
/** With so much of both scores somebody has just told a wrong of theirs, heavy or not, and is not asked for another one. */
export const ADMITTED_MIN = 0.5;
/** Whoever did nothing wrong hears blame in a question about a friend who had done the same: so certain must the reader be, by both of its scores. */
export const GUILT_MIN_CERTAIN = 0.85;
export const REFUSAL_MIN_LONG = 0.9;
export const REFUSAL_WORDS_LONG = 30;
/** From here on a long answer surely tells something, whatever else it sounds like. */
export const STORY_MIN_CERTAIN = 0.99;

/**
 * Where the reader itself sees this much danger (in logits), another network reads the answer, and its score counts: all but 8 of 446 development answers
 * about danger pass, and few ordinary ones. Of a long answer each passage is read for which the reader sees a little, or which has words of danger in it.
 */
export const DANGER_LOOK_MIN = -4.5;
export const DANGER_LOOK_MIN_LONG = -6;
export const DANGER_WORDS_MIN = 0.2;
/** So much (in logits) is taken off the score of a passage: out of its story it sounds worse than it is. */
export const DANGER_DOUBT_LONG = 4;
/**
 * How much the score for danger of the network for the conversation counts beside that of the network for danger, and what is added to the sum, so that
 * the bounds below stay: of 445 English development cries as many are met, of 540 answers of played people 14 instead of 20 have an alarm.
 */
export const DANGER_HEARD_WEIGHT = 0.2;
export const DANGER_SHIFT = 0.57;
/** From here on an answer counts as a cry for help: that score in English, `crisisScore` in other languages. */
export const CRISIS_MIN = 0.001;
/** The same where every sentence names a value in the first person. */
export const CRISIS_MIN_NAMED = 0.05;
/** The same for sentences with masked or misspelled letters, which are read without the others. */
export const CRISIS_MIN_MASKED = 0.05;
export const CRISIS_MIN_OTHER_LANGUAGE = 0.4;
export const MASKED_CHARACTERS_MAX = 1_200;
/** Below this help is named in one line: 10 of 14 false alarms on development texts, and 15 of 306 cries for help, which say it in hints. */
export const CRISIS_SURE_MIN = 0.015;
/** The same for what somebody tells of their childhood, where it was asked for. */
export const CRISIS_SURE_MIN_CHILD = 0.9;
/** From here on nobody who wonders about the notice is told that it may be a mistake. */
export const CRISIS_STRONG_MIN = 0.9;

/** How certain it must be that a value was missed or fallen short of, before it is said. */
export const SIDE_MIN = 0.8;

/** Stretches of more tokens are read twice, the second time in short passages; not in answers of more stretches, where it would take too long. */
export const CLOSER_LOOK_TOKENS = 220;
export const CLOSER_LOOK_WINDOWS_MAX = 3;

/** A sentence below this shows too little to be shown back. */
export const TELLING_MIN = 0.3;
/** The model was trained to miss nothing, so its scores run high: this much is taken off (in logits). */
export const VALUE_SHIFT = 2.8;
/** How much of what makes a name common is taken off as well, so that people differ in more than the names that suit everybody. */
export const COMMON_NAME_WEIGHT = 0.6;
/** The same taken off the mean over an answer's sentences, which runs lower; and how much the answers as a whole count against the one sentence. */
export const WHOLE_SHIFT = 2;
export const WHOLE_POWER = 1;
/** A sentence stands behind so many values, and counts so much less for each after the first. */
export const SENTENCE_USES_MAX = 2;
export const USED_SENTENCE_WEIGHT = 0.25;
/** And so much less where its answer is hard to tell: nobody wants to read their guilt or grief under the name of a value if anything else shows it. */
export const PAIN_WEIGHT = 0.85;
/** How much a value counts less in a sentence that tells less. */
export const TELLING_POWER = 2;
/** How much more a sentence counts that says how the person lives. */
export const RULE_BONUS = 0.5;
/** From here on, the clarity of a value times how telling its sentence is, a proposal is ticked before the person has looked: chosen so that 7 of 10 such names should be right; docs/figures.md says how many were. */
export const SURE_MIN = 0.6;
export const PROPOSALS_MAX = 10;
/** From here on a sentence counts as one that says how the person lives, or that can be understood alone. */
export const RULE_MIN = 0.5;
/** A sentence that the person put under no value ends the philosophy only where it surely says how they live. */
export const CLOSING_RULE_MIN = 0.8;
export const CLOSING_ALONE_MIN = 0.65;
export const ALONE_MIN = 0.5;
/** From here on it can begin a quotation of its own. */
export const STANDS_ALONE_MIN = 0.55;
/** And says so clearly how the person lives that it stands under a value by itself. */
export const OWN_WORDS_RULE_MIN = 0.75;
/** From here on a sentence is quoted under its value without the ones before it: of the passages that an editor chose of 90 development answers, 45 of 62 then begin where theirs do, and 9 more earlier. */
export const CLEAR_ENOUGH = 0.7;
/** From here on a sentence shows a value clearly enough to stand under it in the philosophy where the person did not put it there. */
export const CLEAR_MIN = 0.35;
/** So many sentences of an answer are tried for a value, the clearest first: the time must not grow with the answer. */
export const SENTENCES_TRIED = 4;
/** A language model's proposals are filled up to so many. */
export const PROPOSALS_ENOUGH = 7;
/** A value below this in its sentence is not proposed. */
export const PAIR_MIN = 0.02;
/** Shorter sentences show too little by themselves, unless they are very telling. */
export const QUOTE_WORDS_MIN = 6;
export const VERY_TELLING = 0.95;
/** Longer sentences are hard to recognise oneself in. */
export const QUOTE_CHARACTERS_MAX = 320;
/** Telling sentences offered beside the proposals. */
export const FURTHER_SENTENCES_MAX = 40;

/** From here on a way of coping counts as told. */
export const COPING_MIN = 0.8;
/** Where the clearest sentence tells how it was made up for, another one is shown that has so much. */
export const COPING_SHOWN_MIN = 0.5;
/** From here on nobody is asked what they did: asking for what was just told is worse than knowing less. */
export const COPING_MIN_NOT_ASKED = 0.5;

/**
 * What a language model claims is kept where the reader supports it: the name is among so many of the 104 for its sentence (84% of the
 * labelled names of the development interviews are, 24% of names at random), the way of coping has so much in its sentence (83%).
 */
export const CLAIMED_RANK_MAX = 25;
export const CLAIMED_COPING_MIN = 0.2;
/** A shorter piece of a sentence could stand in many. */
export const CLAIMED_WORDS_MIN = 6;

/** Follow-ups within nine questions: at least so many where the answers allow it, at most so many. */
export const FOLLOW_UPS_WANTED = 3;
export const FOLLOW_UPS_MAX = 4;
/** A question stays with something hard as long as fewer follow-ups than these were asked. */
export const STAYS_UNTIL = 5;
/** And not where so much says that the story is a light one, or a good memory: of 16 such questions raters disliked 2, of the 3 above these bounds 2. */
export const STAY_NOTHING_MAX = 0.3;
/** The same where something good was asked for. */
export const STAY_NOTHING_MAX_GOOD = 0.1;
export const STAY_FOND_MAX = 0.5;
/** Words that an answer needs before a follow-up can fit it. */
export const FOLLOW_UP_WORDS_MIN = 12;
/** From here on a follow-up of the library fits well enough to be asked: chosen so that a third of the answers of played people have one. In two rounds with .98 raters disliked 5 of 24. */
export const FOLLOW_UP_GOOD = 0.998;
