import { useLayoutEffect, useState, type RefObject } from 'react';

export const sentencePlace = (id: string): string => `sentence-${id}`;

/**
 * Where the focus goes when a sentence leaves its list together with the button that was pressed: to a sentence, or with null to what opens
 * the hidden ones. Nowhere if somebody has gone elsewhere meanwhile.
 */
export function useFocusOnNext(section: RefObject<HTMLElement | null>) {
  const [next, setNext] = useState<{ readonly id: string | null }>();
  useLayoutEffect(() => {
    if (next === undefined || document.activeElement !== document.body) return;
    const place = next.id === null ? null : document.getElementById(sentencePlace(next.id));
    (place ?? section.current?.querySelector('summary'))?.focus();
  }, [section, next]);
  return (id: string | null): void => setNext({ id });
}
