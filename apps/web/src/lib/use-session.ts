import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession, type Session } from './session.ts';

/** Prerendered pages are drawn for a stranger; the browser then corrects itself. A question that was drawn ahead is its person's. */
let drawnFor: Session | null = null;
const asDrawn = (): Session | null => drawnFor;

/** Before a page is rendered to HTML, and before React takes it over. */
export function drawFor(session: Session | null): void {
  drawnFor = session;
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession, asDrawn);
}
