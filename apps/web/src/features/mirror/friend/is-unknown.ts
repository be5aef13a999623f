import { ApiError } from '../../../lib/api-error.ts';

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** Nobody can reply by a mailed link any more. */
export const isEnded = (error: unknown): boolean => hasCode(error, 'mirror_ended');

/** Nothing is behind the secret, or not any more. */
export const isUnknown = (error: unknown): boolean => hasCode(error, 'mirror_unknown') || isEnded(error);
