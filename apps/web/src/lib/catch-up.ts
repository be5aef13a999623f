/**
 * A page that sleeps in the back/forward cache may miss what the other tabs said, that somebody logged out among it. Awake again, it is told
 * that anything may have changed.
 */
export function catchUpWhenAwake(): () => void {
  const awake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.dispatchEvent(new StorageEvent('storage'));
  };
  window.addEventListener('pageshow', awake);
  return () => window.removeEventListener('pageshow', awake);
}
