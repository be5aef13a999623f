import { type RefObject, useCallback, useEffect, useState } from 'react';

/** An iPhone shows nothing but the video itself on the full screen, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

export interface FullScreen {
  readonly on: boolean;
  readonly toggle: () => void;
}

const possible = (): boolean => document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

/** Some browsers do not turn the screen; some fill it only when they like to. The picture stays where it was. */
const ignore = (): void => undefined;

async function enter(player: HTMLElement): Promise<void> {
  await player.requestFullscreen();
  await screen.orientation.lock('landscape');
}

/** Fills the screen with the player, its captions and controls included; a phone is turned to landscape where it allows that. */
export function useFullScreen(
  player: RefObject<HTMLElement | null>,
  video: RefObject<PhoneVideo | null>,
  captionsOn: boolean,
): FullScreen | undefined {
  const [on, setOn] = useState(false);

  useEffect(() => {
    const changed = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === player.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [player]);

  useEffect(() => {
    const shown = video.current;
    const track = shown?.textTracks[0];
    if (!shown || !track) return undefined;
    // Our own captions are not on that screen: the browser draws them there.
    const begun = () => void (track.mode = captionsOn ? 'showing' : 'hidden');
    const ended = () => void (track.mode = 'hidden');
    shown.addEventListener('webkitbeginfullscreen', begun);
    shown.addEventListener('webkitendfullscreen', ended);
    return () => {
      shown.removeEventListener('webkitbeginfullscreen', begun);
      shown.removeEventListener('webkitendfullscreen', ended);
    };
  }, [video, captionsOn]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement !== null) void document.exitFullscreen().catch(ignore);
    else if (document.fullscreenEnabled && player.current !== null) void enter(player.current).catch(ignore);
    else video.current?.webkitEnterFullscreen?.();
  }, [player, video]);

  return possible() ? { on, toggle } : undefined;
}
