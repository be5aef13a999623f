import { useEffect, useState } from 'react';

/**
 * True from so many frames on. Ridges that are drawn one after the other have an animation each; to begin them all would be a long task on a slow
 * phone, and the outer ones are seen later anyway.
 */
export function useTurn(frames: number): boolean {
  const [isHere, setHere] = useState(frames === 0);
  useEffect(() => {
    if (isHere) return undefined;
    let left = frames;
    let frame = 0;
    const wait = () => {
      if (left === 0) setHere(true);
      else frame = requestAnimationFrame(wait);
      left -= 1;
    };
    wait();
    return () => cancelAnimationFrame(frame);
  }, [frames, isHere]);
  return isHere;
}
