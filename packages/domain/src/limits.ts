/** Limits, delays, sizes and names of files that the rules or the screens know, each with its unit. Sizes of the wire are in the contract. */
export const PASSWORD_CHARACTERS_MIN = 7;
export const PASSWORD_CHARACTERS_MAX = 128;

/** How long the link in a mail confirms an address. */
export const CONFIRM_EMAIL_HOURS = 48;
/** Codes that let somebody in without the phone. */
export const RECOVERY_CODES_COUNT = 10;

/** What happened in an account is kept this long; the table itself refuses to forget sooner. */
export const AUDIT_KEPT_MONTHS = 12;

export const REDIRECT_DELAY_MS = 4_000;
export const QUESTIONNAIRE_BANNER_MS = 6_000;
/** How long the last press on an answer can be undone. */
export const UNDO_MS = 10_000;
export const AFFILIATE_WAIT_MS = 2_000;

export const PROGRESS_BAR_WIDTH_PX = 160;
export const COPYRIGHT_YEAR = 2021;
/** An answer above this status shows as an error. */
export const HIGHEST_GOOD_STATUS = 399;

export const VALUES_MIN = 5;
export const VALUES_MAX = 10;
export const VALUE_CHARACTERS_MAX = 60;
/** As many lines as one page of the PDF holds in a size that is still read. */
export const PHILOSOPHY_LINES_MAX = 60;
export const WORD_FREQUENCY_PHRASES_MAX = 14;
/** How many triggers are offered to a person, whichever engine is used. */
export const TRIGGERS_OFFERED_MIN = 3;
export const TRIGGERS_OFFERED_MAX = 5;

/** An unfinished survey that nobody touched is kept this long, unless DRAFT_KEPT_MONTHS says otherwise; a mail goes out this many days before. */
export const DRAFT_KEPT_MONTHS = 12;
export const DRAFT_REMINDER_DAYS = 30;
/** Backups are kept this long, unless BACKUP_KEPT_DAYS says otherwise; so long is known who has left. */
export const BACKUP_KEPT_DAYS = 90;
/** Long enough for any interrupted survey; the results people keep are stored with their license. */
export const AI_ANSWERS_KEPT_DAYS = 30;
/** Longer than any provider keeps a checkout open, or delivers an event again. */
export const UNPAID_ORDERS_KEPT_DAYS = 90;
export const PAYMENT_EVENTS_KEPT_DAYS = 90;

export const KEYS_PER_ORDER_MAX = 10_000;
/** People to whom keys are sent at once, and what is said to all of them. */
export const RECIPIENTS_MAX = 500;
/** Of the finished keys and of those given away and claimed an account lists so many each, the newest; the older ones on request. The export names all. */
export const PAST_KEYS_SHOWN_MAX = 50;
/** So many more of each at one request. */
export const OLDER_KEYS_SHOWN_MAX = 200;
export const GIFT_MESSAGE_CHARACTERS_MAX = 500;
/** Somebody who got a mail about a key today is not reminded of it today. */
export const REMINDER_PAUSE_HOURS = 24;

export const PDF_FILE_NAME = 'Your_Fingerprint.pdf';
export const EXPORT_FILE_NAME = 'leadership-fingerprint-export.zip';
export const EXPORT_DATA_NAME = 'leadership-fingerprint.json';

/** The payment provider's word may come later than the person who paid: how often, and how many times, we ask for it. */
export const PAYMENT_ASKED_EVERY_MS = 2_000;
export const PAYMENT_ASKED_TIMES_MAX = 15;

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
/** A mailed invitation that nobody answered: after this its link ends, and the address is forgotten. */
export const MIRROR_INVITATION_DAYS = 60;
/** A link that puts two fingerprints side by side, before it is used. */
export const SIDE_BY_SIDE_LINK_DAYS = 30;
/** More than anybody puts side by side. */
export const SIDE_BY_SIDE_MAX = 50;
/** After a fingerprint, for those who asked to be reminded. */
export const AGAIN_REMINDER_MONTHS = 12;
