import { type RefObject, useEffect, useState } from 'react';

/** Loads the track without letting the browser draw it, and tells what is said as it changes. */
function followTrack(track: TextTrack, tell: (text: string) => void): () => void {
  track.mode = 'hidden';
  const changed = () => {
    const cues = [...(track.activeCues ?? [])];
    tell(cues.map((cue) => ('text' in cue ? String(cue.text) : '')).join('\n'));
  };
  track.addEventListener('cuechange', changed);
  return () => track.removeEventListener('cuechange', changed);
}

/**
 * The caption of the moment. The browser reads the WebVTT file and keeps the time; we only show the words, because its own
 * captions are too small on a phone and an audio element shows none. `present` is false while the element is not on the page.
 */
export function useCaptions(media: RefObject<HTMLMediaElement | null>, present: boolean): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const track = present ? media.current?.textTracks[0] : undefined;
    if (track === undefined) return undefined;
    return followTrack(track, setText);
  }, [media, present]);
  return text;
}
