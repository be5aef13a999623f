/** Limits, delays and sizes that the rules or the screens know, each with its unit. Sizes of the wire are in the contract. */
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
/** Backups are kept this long, unless BACKUP_KEPT_DAYS says otherwise; so long is known who has left and what was ended. */
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

/** The payment provider's word may come later than the person who paid: how often, and how many times, we ask for it. */
export const PAYMENT_ASKED_EVERY_MS = 2_000;
export const PAYMENT_ASKED_TIMES_MAX = 15;
