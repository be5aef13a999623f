import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface Moved {
  readonly value: string;
  readonly direction: 'up' | 'down';
}

/** After a move the pressed button is somewhere else, or closed at the end of the list: the focus goes with the value. */
export function useMovedFocus(place: RefObject<HTMLElement | null>, values: readonly string[]): (moved: Moved) => void {
  const moved = useRef<Moved>(undefined);

  const onOrder = useEffectEvent((_values: readonly string[]) => {
    if (moved.current === undefined) return;
    const { value, direction } = moved.current;
    moved.current = undefined;
    const button = (way: string) =>
      place.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(`${way} ${value}`)}"]:not(:disabled)`);
    (button(direction) ?? button(direction === 'up' ? 'down' : 'up'))?.focus();
  });
  useEffect(() => onOrder(values), [values]);

  return (next) => {
    moved.current = next;
  };
}
