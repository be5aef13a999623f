import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { makesWay, placeUnder, scrollNear, type Place } from './drag-places.ts';

/** A press that wanders a little is still a press. */
const DRAG_STARTS_PX = 4;

interface Dragged {
  readonly from: number;
  readonly by: number;
  readonly places: readonly Place[];
}

interface DragOrder {
  readonly start: (event: PointerEvent<HTMLElement>, index: number) => void;
  readonly isDragged: (index: number) => boolean;
  /** How far a value is from its place now; undefined while nothing is dragged. */
  readonly offsetOf: (index: number) => number | undefined;
}

/** Values are dragged by their handles, with a mouse, a pen or a finger. Escape puts the value back. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  values: readonly string[],
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [dragged, setDragged] = useState<Dragged>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const latest = useRef({ values, onMove });
  useEffect(() => {
    latest.current = { values, onMove };
  });

  function drop(value: string | undefined, { from, by, places }: Dragged): void {
    const to = placeUnder(places, from, by);
    // Another tab may have changed the list meanwhile.
    if (latest.current.values[from] === value && to !== from) latest.current.onMove(from, to);
  }

  function start({ currentTarget, pointerId, clientY, button, isPrimary }: PointerEvent<HTMLElement>, from: number) {
    if (button !== 0 || !isPrimary || list.current === null) return;
    const places = [...list.current.children].map((child) => {
      const { top, height } = child.getBoundingClientRect();
      return { top, height };
    });
    const handle: HTMLElement = currentTarget;
    const value = values[from];
    const [startedAt, scrolledAt] = [clientY, window.scrollY];
    let y = clientY;
    let isMoving = false;
    stop.current?.abort();
    const watch = new AbortController();
    stop.current = watch;
    const now = (): Dragged => ({ from, places, by: y - startedAt + window.scrollY - scrolledAt });
    const end = () => {
      watch.abort();
      setDragged(undefined);
    };
    const scrollAlong = () => {
      if (watch.signal.aborted) return;
      window.scrollBy({ top: scrollNear(y, window.innerHeight), behavior: 'instant' });
      setDragged(now());
      requestAnimationFrame(scrollAlong);
    };
    const options = { signal: watch.signal };
    handle.setPointerCapture(pointerId);
    handle.addEventListener(
      'pointermove',
      (event) => {
        y = event.clientY;
        if (isMoving || Math.abs(y - startedAt) < DRAG_STARTS_PX) return;
        isMoving = true;
        scrollAlong();
      },
      options,
    );
    handle.addEventListener(
      'pointerup',
      (event) => {
        y = event.clientY;
        const last = now();
        end();
        if (isMoving) drop(value, last);
      },
      options,
    );
    handle.addEventListener('pointercancel', end, options);
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), options);
  }

  const to = dragged && placeUnder(dragged.places, dragged.from, dragged.by);
  return {
    start,
    isDragged: (index) => dragged?.from === index,
    offsetOf: (index) => {
      if (dragged === undefined || to === undefined) return undefined;
      return index === dragged.from ? dragged.by : makesWay(dragged.places, dragged.from, to, index);
    },
  };
}
