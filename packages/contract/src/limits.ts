/** Sizes every field and body obeys, on both sides of the wire. */
export const API_BODY_BYTES_MAX = 256 * 1024;
export const AI_BODY_BYTES_MAX = 64 * 1024;
/** However an engine behaves, nobody waits longer for it. A question is waited for in front of the screen; a result may take longer. */
export const AI_TIME_MS = { question: 30_000, result: 60_000, order: 45_000, philosophy: 45_000 } as const;
/** How often a person's unfinished answers are read ahead of their submit: an interview with every extra question, five times each, is 75. */
export const DRAFTS_READ_PER_HOUR = 90;
/** How long a call waits for an earlier call of the same person. */
export const AI_TURN_WAIT_MS = 8_000;
/** A client that stopped waiting before the service answers would tell of a lost connection. */
export const CLIENT_MARGIN_MS = 22_000;
/** What a client waits for a call that names no time of its own. */
export const API_CALL_TIME_MS = 30_000;
/** A connection on which nothing moves for so long is closed: after the longest call, turn included. */
export const CONNECTION_IDLE_MS = Math.max(...Object.values(AI_TIME_MS)) + AI_TURN_WAIT_MS + CLIENT_MARGIN_MS;
export const JSON_DEPTH_MAX = 20;
export const ANSWER_CHARACTERS_MAX = 10_000;
export const QUESTION_CHARACTERS_MAX = 1_000;
export const SURVEY_ITEMS_MAX = 60;
export const EXPLANATION_CHARACTERS_MAX = 2_000;
export const PHILOSOPHY_CHARACTERS_MAX = 4_000;
export const NAME_CHARACTERS_MAX = 100;
export const EMAIL_CHARACTERS_MAX = 254;
export const CODE_CHARACTERS_MAX = 64;
/** Whatever is put into the one field for codes, keys and links: a link with what was copied along. */
export const ENTERED_CHARACTERS_MAX = 2_048;
/** Of a gift, of a recovery link. */
export const SECRET_CHARACTERS_MAX = 128;
/** People who share a browser. */
export const DEVICES_MAX = 5;
export const DEVICE_CHARACTERS_MAX = 200;
export const REFERRAL_CHARACTERS_MAX = 200;
export const ADDRESS_CHARACTERS_MAX = 2_048;
export const FORM_DATA_CHARACTERS_MAX = 200_000;
export const PAGE_CHARACTERS_MAX = 100;
export const VISITED_ROUTES_CHARACTERS_MAX = 2_000;
export const TRIGGERS_MAX = 10;
/** All explanations of triggers together: they share one page. */
export const TRIGGERS_EXPLANATION_CHARACTERS_MAX = 8_000;
/** Other names offered for one sentence. */
export const ALTERNATIVES_MAX = 8;
/** More than any list a person makes. */
export const LIST_ITEMS_MAX = 100;
export const EVIDENCE_MAX = 500;
/** All quotes of a narrative together: more than the answers that one AI call may carry. */
export const EVIDENCE_CHARACTERS_MAX = 100_000;
/** An explanation is a paragraph or two. */
export const EXPLANATION_LINES_MAX = 20;
/** What an integer column holds. */
export const VERSION_MAX = 2_147_483_647;
/** On an invoice. */
export const BUYER_NAME_CHARACTERS_MAX = 200;
export const BUYER_ADDRESS_CHARACTERS_MAX = 500;
export const BUYER_ADDRESS_LINES_MAX = 8;
export const VAT_ID_CHARACTERS_MAX = 40;
