import { useRef, useState } from 'react';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { CaptionLine } from './caption-line.tsx';
import type { Clip, FilmName } from './clips.ts';
import films from './film-list.json' with { type: 'json' };
import styles from './guided-video.module.css';
import { PLAYER_DRAWINGS } from './player-drawings.ts';
import { PlayerControls } from './player-controls.tsx';
import { readPlayerStyles } from './first-player.ts';
import { prefersReducedMotion } from './reduced-motion.ts';
import { Transcript, TranscriptText } from './transcript.tsx';
import { TOOLS } from '../../components/ui/tool-drawings.ts';
import { useCaptions } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useMediaKeys } from './use-media-keys.ts';
import { usePlayback } from './use-playback.ts';
import { useWatched } from './use-watched.ts';

readPlayerStyles();

interface GuidedVideoProps {
  readonly clip: FilmName;
  /** Called once: when the person has watched to the end, has read the transcript, or did so on an earlier visit. */
  readonly onWatched?: () => void;
}

/** A film of the survey: starts by itself without sound, with captions; the transcript stands in when it cannot play. */
export function GuidedVideo({ clip: name, onWatched }: GuidedVideoProps) {
  const clip: Clip = films[name];
  const player = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [watched, markWatched] = useWatched(name, onWatched);
  const [autoplay] = useState(() => !watched && !prefersReducedMotion());
  const [captionsOn, setCaptionsOn] = useState(true);
  const playback = usePlayback(video, clip.durationS, autoplay, markWatched);
  const { failed, fail, playing, muted } = playback;
  const caption = useCaptions(video, !failed);
  const toggleCaptions = () => setCaptionsOn((on) => !on);
  const notStarted = !playing && playback.timeS === 0;
  const fullScreen = useFullScreen(player, video, captionsOn);
  useMediaKeys(player, playback, toggleCaptions, fullScreen?.toggle);

  return (
    <section ref={player} className={styles.player} aria-label={`Video: ${clip.title}`}>
      {failed ? (
        <div className={styles.failed}>
          <Alert variant="warning">The video could not be loaded. Here are its words.</Alert>
          <TranscriptText paragraphs={clip.transcript} onRead={markWatched} read={watched} />
          <Button variant="quiet" onClick={playback.retry}>
            Try the video again
          </Button>
        </div>
      ) : (
        <>
          <div className={styles.stage}>
            <video
              ref={video}
              className={styles.video}
              poster={clip.poster}
              preload="metadata"
              playsInline
              width={1280}
              height={720}
              onClick={playback.toggle}
            >
              {clip.sources.map(({ src, type }, i) => (
                <source key={src} src={src} type={type} onError={i === clip.sources.length - 1 ? fail : undefined} />
              ))}
              <track kind="captions" srcLang="en" label="English" src={clip.captions} default />
            </video>
            {muted && playing && !playback.soundPlayed && (
              <div className={styles.offer}>
                <Button onClick={playback.turnOnSound}>
                  <span className={styles.offerLabel}>
                    <Icon name={PLAYER_DRAWINGS.muted} /> Turn on sound
                  </span>
                </Button>
              </div>
            )}
            {notStarted && (
              <div className={styles.start}>
                <Button onClick={playback.toggle}>
                  <span className={styles.offerLabel}>
                    <Icon name={TOOLS.play} /> Play the video
                  </span>
                </Button>
              </div>
            )}
            {captionsOn && !notStarted && <CaptionLine text={caption} overPicture />}
          </div>
          <PlayerControls
            playback={playback}
            durationS={clip.durationS}
            captionsOn={captionsOn}
            onToggleCaptions={toggleCaptions}
            fullScreen={fullScreen}
          />
          <div className={styles.words}>
            <Transcript paragraphs={clip.transcript} onRead={markWatched} read={watched} />
          </div>
        </>
      )}
    </section>
  );
}
