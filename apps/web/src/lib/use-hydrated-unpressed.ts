import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** How often to look whether a press has ended. No event tells it for a pointer that is released outside the window. */
const LOOK_AGAIN_MS = 50;

/**
 * As `useHydrated`, but it does not become true in the middle of a press: what is drawn then may move a button from under the pointer, and the
 * browser gives no click to a button that was pressed at one place and released at another.
 */
export function useHydratedUnpressed(): boolean {
  const [isReady, setReady] = useState(useHydrated());
  useEffect(() => {
    if (isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (document.querySelector(':active') === null) setReady(true);
      else timer = setTimeout(look, LOOK_AGAIN_MS);
    };
    look();
    return () => clearTimeout(timer);
  }, [isReady]);
  return isReady;
}
