import { ApiError } from '../../../lib/api-error.ts';

/** Nothing is behind the secret, or not any more. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'mirror_unknown';
