import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipName } from './clips.ts';
import { rememberWatched, wasWatched } from './watched-memory.ts';

/** Whether the person has watched (or read) a clip, now or on an earlier visit; `onWatched` is called once. */
export function useWatched(clip: ClipName, onWatched: (() => void) | undefined): readonly [boolean, () => void] {
  const [watched, setWatched] = useState(() => wasWatched(clip));
  const listener = useRef(onWatched);
  useEffect(() => {
    listener.current = onWatched;
  });
  useEffect(() => {
    if (watched) listener.current?.();
  }, [watched]);
  const markWatched = useCallback(() => {
    rememberWatched(clip);
    setWatched(true);
  }, [clip]);
  return [watched, markWatched];
}
