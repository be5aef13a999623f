import { ApiError } from '../../../lib/api-error.ts';

const CODES: ReadonlySet<string> = new Set(['mirror_unknown', 'mirror_ended']);

/** Nothing is behind the secret, or not any more. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && CODES.has(error.code);
