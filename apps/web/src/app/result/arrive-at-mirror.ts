import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../lib/router/router.tsx';
import { MIRROR_PART } from '../paths.ts';

/** Whoever does one of these goes where they want to. */
const GOES_ELSEWHERE = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Whoever comes for the replies, by the mail about them, is brought to their heading: the browser looked for it before it was there. And once
 * more when the replies stand, since only then the page is long enough. Whoever comes back by the browser's own arrows is where they were.
 */
export function useArrivalAtMirror(isDrawn: boolean): void {
  const { by } = useLocation();
  const [isBack] = useState(by === 'pop');
  const isComing = useRef(false);
  useEffect(() => {
    isComing.current = !isBack && window.location.hash === `#${MIRROR_PART}`;
    const stop = () => {
      isComing.current = false;
    };
    for (const name of GOES_ELSEWHERE) window.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of GOES_ELSEWHERE) window.removeEventListener(name, stop);
    };
  }, [isBack]);
  useEffect(() => {
    const heading = document.getElementById(MIRROR_PART);
    if (!isComing.current || heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
    if (isDrawn) isComing.current = false;
  }, [isDrawn]);
}
