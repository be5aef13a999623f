/**
 * A page in the back/forward cache receives no storage events, not even that somebody logged out in another tab. When it is restored, its
 * listeners are told that anything may have changed.
 */
export function refreshWhenRestored(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.dispatchEvent(new StorageEvent('storage'));
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
