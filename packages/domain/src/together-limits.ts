/** Limits of what people do together and over time: apart, so that pages without it do not fetch them. */

/** The mirror: how many words a friend sees, how many of them are the owner's, how many a friend may pick. */
export const MIRROR_CARDS = 10;
export const MIRROR_OWN_CARDS = 5;
export const MIRROR_PICKS_MAX = 5;
/** People who can be invited by mail, and replies that are taken, each. */
export const MIRROR_PEOPLE_MAX = 10;
/** Below this the owner sees how many replied, and nothing else. */
export const MIRROR_REPLIES_MIN = 3;
/** Later replies are added so many at a time: one alone could be told from what stood there before. */
export const MIRROR_ADDED_MIN = 2;
export const MIRROR_SENTENCE_CHARACTERS_MAX = 300;
export const MIRROR_NAME_CHARACTERS_MAX = 40;
export const MIRROR_REPORT_CHARACTERS_MAX = 500;
/**
 * A mailed invitation that nobody answered: after this its link ends. The addresses of all who were invited are forgotten then, also of those who
 * answered; and one owner can have an address written to once in this time.
 */
export const MIRROR_INVITATION_DAYS = 60;
/** A link that puts two fingerprints side by side, before it is used. */
export const SIDE_BY_SIDE_LINK_DAYS = 30;
/** More than anybody puts side by side. */
export const SIDE_BY_SIDE_MAX = 50;
/** After a fingerprint, for those who asked to be reminded. */
export const AGAIN_REMINDER_MONTHS = 12;
