import type { ReactNode } from 'react';
import { lastSignedIn } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useSession } from '../lib/use-session.ts';
import { SignedInOnly } from './guards.tsx';

interface BroughtLinkProps {
  /** Explains the link, and keeps it for whoever logs in next. */
  readonly stranger: ReactNode;
  readonly children: ReactNode;
}

/**
 * A link with a secret: explained to whoever is not logged in, used by whoever is. Somebody who has just logged out is no stranger: kept
 * for them, it would be the next person's.
 */
export function BroughtLink({ stranger, children }: BroughtLinkProps) {
  const session = useSession();
  // The page as it was prerendered is a stranger's.
  const isHydrated = useHydrated();
  if (session === null && !(isHydrated && lastSignedIn() !== null)) return stranger;
  return <SignedInOnly>{children}</SignedInOnly>;
}
