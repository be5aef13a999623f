import { useEffect, useState } from 'react';
import type { Location } from './browser-history.ts';
import { useRouter } from './router.tsx';

export interface LeaveAttempt {
  readonly to: Location;
  readonly proceed: () => void;
}

/**
 * Holds the person back from addresses that `leaves` says are outside: links, redirects and the browser's arrows.
 * Returns the attempt to ask about, and `stay` to drop it. Closing the tab is the browser's own question (beforeunload).
 */
export function useBlocker(leaves: (to: Location) => boolean): {
  readonly attempt: LeaveAttempt | null;
  readonly stay: () => void;
} {
  const { history } = useRouter();
  const [attempt, setAttempt] = useState<LeaveAttempt | null>(null);
  useEffect(
    () =>
      history?.block((to, proceed) => {
        if (!leaves(to)) return false;
        setAttempt({ to, proceed });
        return true;
      }),
    [history, leaves],
  );
  return { attempt, stay: () => setAttempt(null) };
}
