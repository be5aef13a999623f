import { useEffect, useEffectEvent } from 'react';

/** Runs once for each screen arrived at, and at no other render. */
export function useScreenEffect(pathname: string, effect: () => void): void {
  const onScreen = useEffectEvent((_pathname: string) => effect());
  useEffect(() => onScreen(pathname), [pathname]);
}
