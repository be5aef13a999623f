import { useEffect, useEffectEvent } from 'react';

/**
 * Calls when another tab may have stored something under this name: at once, and when this tab is seen again, because a phone tells a tab in the
 * background nothing. Whoever writes here stores every change, so that what is stored is always the latest.
 */
export function useStoredElsewhere(name: string, look: () => void): void {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    const stored = ({ key }: StorageEvent): void => {
      if (key === name) onLook();
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') onLook();
    };
    window.addEventListener('storage', stored);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('storage', stored);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [name]);
}
