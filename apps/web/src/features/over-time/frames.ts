import type { DrawnOf, Strands } from '@lf/domain/fingerprint-between';
import { between } from '@lf/domain/fingerprint-between';
import { useEffect, useState } from 'react';
import { AFTER_PAINT_MS } from '../../lib/after-paint.ts';
import { patiently } from '../result/patiently.ts';

/** Steps from then to now: with fewer the ridges would jump, with more a slow phone would draw for too long. */
export const STEPS = 24;

/** The pictures so far; those that are still to be drawn are missing. */
export type Frames = readonly (Strands | undefined)[];

/** Both ends, the middle, the middles of the halves, and so on: the slider is of use long before all are there. */
function drawingOrder(): number[] {
  const order = [0, STEPS];
  let gaps: (readonly [number, number])[] = [[0, STEPS]];
  while (gaps.length > 0) {
    gaps = gaps.flatMap(([from, to]) => {
      const middle = Math.floor((from + to) / 2);
      if (middle === from) return [];
      order.push(middle);
      return [
        [from, middle],
        [middle, to],
      ];
    });
  }
  return order;
}

const KEPT_MAX = 3;
const kept = new Map<string, (Strands | undefined)[]>();

function framesOf(earlier: DrawnOf, later: DrawnOf): (Strands | undefined)[] {
  const of = JSON.stringify([earlier.values, earlier.archetype, later.values, later.archetype]);
  const known = kept.get(of);
  if (known !== undefined) return known;
  const frames: (Strands | undefined)[] = Array.from({ length: STEPS + 1 });
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  kept.set(of, frames);
  return frames;
}

/** Draws one picture after the other once the page is painted, and keeps them. Stops when nobody looks anymore. */
export function useFrames(earlier: DrawnOf, later: DrawnOf): Frames {
  const [drawn, setDrawn] = useState(() => ({ earlier, later, frames: [...framesOf(earlier, later)] }));
  useEffect(() => {
    let wanted = true;
    const frames = framesOf(earlier, later);
    const draw = between(earlier, later);
    const drawAll = async () => {
      for (const step of drawingOrder()) {
        if (!wanted) return;
        frames[step] ??= await patiently(draw(step / STEPS));
        if (wanted) setDrawn({ earlier, later, frames: [...frames] });
      }
    };
    const timer = setTimeout(() => void drawAll(), AFTER_PAINT_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [earlier, later]);
  return drawn.earlier === earlier && drawn.later === later ? drawn.frames : framesOf(earlier, later);
}

/** The picture nearest to a step, of those that are there. */
export function nearest(frames: Frames, step: number): Strands {
  for (let away = 0; away <= STEPS; away++) {
    const frame = frames[step - away] ?? frames[step + away];
    if (frame !== undefined) return frame;
  }
  return [];
}
