import { PHILOSOPHY_LINES_MAX } from '../limits.ts';

export const NARRATIVE_MESSAGES = {
  tooManyLines: `Please use at most ${PHILOSOPHY_LINES_MAX} lines: more do not fit on the page.`,
} as const;
