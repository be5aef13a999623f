import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession, type Session } from './session.ts';

/** Prerendered pages are drawn for a stranger; the browser then corrects itself. */
const nobody = (): Session | null => null;

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession, nobody);
}
