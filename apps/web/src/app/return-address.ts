import { readBrought } from '../lib/brought.ts';
import { paths } from './paths.ts';

/** Travels in the history entry of the log-in page: where the visitor wanted to go, and who they were if they had been signed in. */
export interface ReturnAddress {
  readonly from: string;
  readonly userId: string | null;
  readonly expired: boolean;
}

export function readReturnAddress(state: unknown): ReturnAddress | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string') return null;
  // Only our own paths: a state made elsewhere must not lead off the site.
  if (!state.from.startsWith('/') || state.from.startsWith('//')) return null;
  const userId = 'userId' in state && typeof state.userId === 'string' ? state.userId : null;
  return { from: state.from, userId, expired: 'expired' in state && state.expired === true };
}

/** Whoever has just deleted their account is told so on the log-in page. */
export const saysDeleted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'deleted' in state;

/** Where what somebody came with is used, whatever they came with first. */
function placeOfBrought(userId: string): string | undefined {
  const gift = readBrought('gift', userId);
  if (gift !== undefined) return `${paths.claimKey}?gift=${encodeURIComponent(gift)}`;
  const beside = readBrought('with', userId);
  return beside === undefined ? undefined : `${paths.sideBySideInvitation}?with=${encodeURIComponent(beside)}`;
}

/** After logging in: back to where one was, but never into the place of somebody else who used this browser. */
export function placeAfterLogin(state: unknown, userId: string): string {
  const address = readReturnAddress(state);
  if (address !== null && (address.userId === null || address.userId === userId)) return address.from;
  return placeOfBrought(userId) ?? paths.account;
}
