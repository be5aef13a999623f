import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { WATCHED_SHARE, WatchedSeconds } from './watched-seconds.ts';

/** Turning on the sound this early starts over: nobody should miss the first sentences. */
const START_OVER_S = 20;

const GIVEN_UP_AFTER_MS = 500;

export interface Playback {
  readonly playing: boolean;
  readonly muted: boolean;
  /** It has played with sound at least once. */
  readonly soundPlayed: boolean;
  readonly timeS: number;
  readonly rate: number;
  /** No source could be played. */
  readonly failed: boolean;
  readonly toggle: () => void;
  readonly seek: (timeS: number) => void;
  readonly skip: (seconds: number) => void;
  readonly setMuted: (muted: boolean) => void;
  readonly turnOnSound: () => void;
  readonly setRate: (rate: number) => void;
  readonly fail: () => void;
  readonly retry: () => void;
}

/** A browser may refuse to play; the play button stays, so there is nothing else to do. */
const start = (media: HTMLMediaElement): void => void media.play().catch(() => undefined);

const EVENTS = [
  'play',
  'pause',
  'volumechange',
  'ratechange',
  'timeupdate',
  'seeked',
  'ended',
  'loadedmetadata',
] as const;

type Following = Pick<Playback, 'playing' | 'muted' | 'soundPlayed' | 'timeS' | 'rate'>;

const isSame = (one: Following, other: Following): boolean =>
  one.playing === other.playing &&
  one.muted === other.muted &&
  one.soundPlayed === other.soundPlayed &&
  one.timeS === other.timeS &&
  one.rate === other.rate;

/** Follows a media element and drives it. */
export function usePlayback(
  ref: RefObject<HTMLMediaElement | null>,
  durationS: number,
  autoplay: boolean,
  onEnough: () => void,
): Playback {
  const [state, setState] = useState<Following>({
    playing: false,
    muted: autoplay,
    soundPlayed: false,
    timeS: 0,
    rate: 1,
  });
  const [failed, setFailed] = useState(false);
  const [seen] = useState(() => new WatchedSeconds());
  const enough = useRef(onEnough);
  useEffect(() => {
    enough.current = onEnough;
  });

  useEffect(() => {
    const media = ref.current;
    if (media === null || failed) return undefined;
    const follow = (event: Event) => {
      const playing = !media.paused && !media.ended;
      const { muted, currentTime: timeS, playbackRate: rate } = media;
      setState((before) => {
        const soundPlayed = before.soundPlayed || (playing && !muted);
        const now = { playing, muted, soundPlayed, timeS, rate };
        // Several events tell of one change: it is drawn once.
        return isSame(before, now) ? before : now;
      });
      if (event.type === 'timeupdate' && !media.seeking) seen.played(media.currentTime);
      if (event.type === 'ended' || seen.share(durationS) >= WATCHED_SHARE) enough.current();
    };
    for (const name of EVENTS) media.addEventListener(name, follow);
    // The browser may have tried every source, and given up, before React could listen. (At the very first it says so too.)
    const gaveUp = setTimeout(() => {
      if (media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(true);
    }, GIVEN_UP_AFTER_MS);
    if (autoplay) {
      media.muted = true;
      start(media);
    }
    return () => {
      clearTimeout(gaveUp);
      for (const name of EVENTS) media.removeEventListener(name, follow);
    };
  }, [ref, failed, autoplay, durationS, seen]);

  const act = useCallback(
    (change: (media: HTMLMediaElement) => void) => {
      if (ref.current !== null) change(ref.current);
    },
    [ref],
  );
  const actions = useMemo(
    () => ({
      toggle: () => act((media) => (media.paused ? start(media) : media.pause())),
      seek: (timeS: number) => act((media) => void (media.currentTime = Math.max(0, Math.min(timeS, durationS)))),
      skip: (seconds: number) =>
        act((media) => void (media.currentTime = Math.max(0, Math.min(media.currentTime + seconds, durationS)))),
      setMuted: (muted: boolean) => act((media) => void (media.muted = muted)),
      turnOnSound: () =>
        act((media) => {
          media.muted = false;
          if (media.currentTime < START_OVER_S) media.currentTime = 0;
          start(media);
        }),
      setRate: (rate: number) => act((media) => void (media.playbackRate = rate)),
      fail: () => setFailed(true),
      retry: () => setFailed(false),
    }),
    [act, durationS],
  );
  return { ...state, failed, ...actions };
}
