import { useLayoutEffect } from 'react';
import { PIECES_BELOW } from './pieces-below.ts';

/**
 * What lies below the first screen is laid out when that is painted, piece by piece (`data-unpainted` in the styles), as in pages that come as
 * HTML (scripts/page-head.ts). Whoever comes for a part of the page, or has loaded it again, needs it laid out to get there.
 */
export function useBelowAfterPaint(): void {
  useLayoutEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const isAgain = navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
    if (window.location.hash !== '' || isAgain) return undefined;
    const { dataset } = document.documentElement;
    let laidOut = 0;
    let frame = 0;
    const reveal = () => {
      delete dataset['unpainted'];
    };
    const layOut = () => {
      if (laidOut === PIECES_BELOW) {
        reveal();
        return;
      }
      dataset['unpainted'] = String(laidOut);
      laidOut += 1;
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(layOut);
      });
    };
    let timer = 0;
    layOut();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      reveal();
    };
  }, []);
}
