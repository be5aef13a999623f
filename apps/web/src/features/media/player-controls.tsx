import type { CSSProperties } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TOOLS } from '../../components/ui/tool-drawings.ts';
import styles from './player-controls.module.css';
import type { FullScreen } from './use-full-screen.ts';
import { PLAYER_DRAWINGS } from './player-drawings.ts';
import type { Playback } from './use-playback.ts';

const RATES = [0.75, 1, 1.25, 1.5] as const;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const spoken = (seconds: number): string => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

interface PlayerControlsProps {
  readonly playback: Playback;
  readonly durationS: number;
  readonly captionsOn: boolean;
  readonly onToggleCaptions: () => void;
  /** Where there is a picture to fill it with. */
  readonly fullScreen?: FullScreen | undefined;
}

export function PlayerControls({ playback, durationS, captionsOn, onToggleCaptions, fullScreen }: PlayerControlsProps) {
  const { playing, muted, timeS, rate } = playback;
  return (
    <div className={styles.controls}>
      <IconButton
        icon={playing ? TOOLS.pause : TOOLS.play}
        label={playing ? 'Pause' : 'Play'}
        onClick={playback.toggle}
      />
      <input
        className={styles.position}
        style={{ '--played': `${(100 * timeS) / durationS}%` } as CSSProperties}
        type="range"
        min={0}
        max={Math.round(durationS)}
        step={1}
        value={Math.round(timeS)}
        aria-label="Position"
        aria-valuetext={`${spoken(timeS)} of ${spoken(durationS)}`}
        onChange={(event) => playback.seek(Number(event.target.value))}
      />
      <span className={styles.time} aria-hidden="true">
        {clock(timeS)} / {clock(durationS)}
      </span>
      <span className={styles.group}>
        <IconButton
          icon={muted ? PLAYER_DRAWINGS.muted : PLAYER_DRAWINGS.sound}
          label={muted ? 'Turn on sound' : 'Turn off sound'}
          onClick={() => playback.setMuted(!muted)}
        />
        <IconButton
          icon={PLAYER_DRAWINGS.captions}
          label="Captions"
          aria-pressed={captionsOn}
          onClick={onToggleCaptions}
        />
        <select
          className={styles.rate}
          aria-label="Speed"
          value={rate}
          onChange={(event) => playback.setRate(Number(event.target.value))}
        >
          {RATES.map((choice) => (
            <option key={choice} value={choice}>
              {choice}×
            </option>
          ))}
        </select>
        {fullScreen !== undefined && (
          <IconButton
            icon={fullScreen.on ? PLAYER_DRAWINGS.shrink : PLAYER_DRAWINGS.expand}
            label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            onClick={fullScreen.toggle}
          />
        )}
      </span>
    </div>
  );
}
