import { useLayoutEffect } from 'react';

/**
 * What lies below the first screen is laid out when that is painted (`data-unpainted` in the styles), as in pages that come as HTML
 * (scripts/page-head.ts). Whoever comes for a part of the page needs it laid out to get there.
 */
export function useBelowAfterPaint(): void {
  useLayoutEffect(() => {
    if (window.location.hash !== '') return undefined;
    const { dataset } = document.documentElement;
    const reveal = () => {
      delete dataset['unpainted'];
    };
    dataset['unpainted'] = '';
    const frame = requestAnimationFrame(() => setTimeout(reveal));
    return () => {
      cancelAnimationFrame(frame);
      reveal();
    };
  }, []);
}
