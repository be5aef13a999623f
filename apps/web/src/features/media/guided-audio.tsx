import { useRef, useState } from 'react';
import { Alert } from '../../components/ui/alert.tsx';
import { CaptionLine } from './caption-line.tsx';
import type { Clip, SoundName } from './clips.ts';
import sounds from './sound-list.json' with { type: 'json' };
import styles from './guided-audio.module.css';
import { PlayerControls } from './player-controls.tsx';
import { readPlayerStyles } from './first-player.ts';
import { Transcript, TranscriptText } from './transcript.tsx';
import { useCaptions } from './use-captions.ts';
import { usePlayback } from './use-playback.ts';
import { useWatched } from './use-watched.ts';

readPlayerStyles();

interface GuidedAudioProps {
  readonly clip: SoundName;
  readonly onWatched?: () => void;
}

/** A spoken introduction. It waits to be started: browsers play no sound unasked, and neither do we. */
export function GuidedAudio({ clip: name, onWatched }: GuidedAudioProps) {
  const clip: Clip = sounds[name];
  const audio = useRef<HTMLAudioElement>(null);
  const [watched, markWatched] = useWatched(name, onWatched);
  const [captionsOn, setCaptionsOn] = useState(true);
  const playback = usePlayback(audio, clip.durationS, false, markWatched);
  const caption = useCaptions(audio, !playback.failed);
  const started = playback.playing || playback.timeS > 0;

  return (
    <section className={styles.player} aria-label={`Audio: ${clip.title}`}>
      {playback.failed ? (
        <div className={styles.failed}>
          <Alert variant="warning">The audio could not be loaded. Here are its words.</Alert>
          <TranscriptText paragraphs={clip.transcript} read={watched} />
        </div>
      ) : (
        <>
          <audio ref={audio} preload="metadata">
            {clip.sources.map(({ src, type }, i) => (
              <source
                key={src}
                src={src}
                type={type}
                onError={i === clip.sources.length - 1 ? playback.fail : undefined}
              />
            ))}
            <track kind="captions" srcLang="en" label="English" src={clip.captions} default />
          </audio>
          <PlayerControls
            playback={playback}
            durationS={clip.durationS}
            captionsOn={captionsOn}
            onToggleCaptions={() => setCaptionsOn((on) => !on)}
          />
          {captionsOn && (
            <CaptionLine
              text={started ? caption : 'Listen first, if you like: half a minute on how to read your list.'}
            />
          )}
          <Transcript paragraphs={clip.transcript} read={watched} />
        </>
      )}
    </section>
  );
}
