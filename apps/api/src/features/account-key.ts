import { createHash } from 'node:crypto';

/** Stands for an e-mail address in counters and lists, which must not hold one. */
export const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 32);
