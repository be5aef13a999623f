import { type RefObject, useEffect, useRef } from 'react';
import type { Playback } from './use-playback.ts';

const SKIP_S = 5;
const OWN_KEYS = 'input, textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a, summary';

/** Space, arrows, m, c and f, while the focus is in the player: elsewhere a letter is a letter, and Space turns the page. */
export function useMediaKeys(
  player: RefObject<HTMLElement | null>,
  playback: Playback,
  toggleCaptions: () => void,
  toggleFullScreen: (() => void) | undefined,
): void {
  const latest = useRef({ playback, toggleCaptions, toggleFullScreen });
  useEffect(() => {
    latest.current = { playback, toggleCaptions, toggleFullScreen };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (
        !(target instanceof Element) ||
        !player.current?.contains(target) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.matches(OWN_KEYS)
      )
        return;
      const { playback, toggleCaptions, toggleFullScreen } = latest.current;
      const actions: Record<string, () => void> = {
        ArrowLeft: () => playback.skip(-SKIP_S),
        ArrowRight: () => playback.skip(SKIP_S),
        m: () => playback.setMuted(!playback.muted),
        c: toggleCaptions,
        ...(toggleFullScreen === undefined ? {} : { f: toggleFullScreen }),
        ...(target.matches(PRESSED_BY_SPACE) ? {} : { ' ': playback.toggle }),
      };
      const action = actions[event.key] ?? actions[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [player]);
}
