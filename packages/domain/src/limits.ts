/** Limits and delays of the spec, each with its unit. */
export const PASSWORD_CHARACTERS_MIN = 7;
export const PASSWORD_CHARACTERS_MAX = 128;
export const REDIRECT_DELAY_MS = 4_000;
export const QUESTIONNAIRE_BANNER_MS = 6_000;
export const AFFILIATE_WAIT_MS = 2_000;
export const PROGRESS_BAR_WIDTH_PX = 160;
export const COPYRIGHT_YEAR = 2021;
