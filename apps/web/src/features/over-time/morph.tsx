import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { formatDay } from '@lf/domain/date';
import { PAD_RADIUS_X, PAD_RADIUS_Y, PAD_X, PAD_Y } from '@lf/domain/fingerprint-art/pad';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TOOLS } from '../../components/ui/tool-drawings.ts';
import { groupInk } from '../result/group-ink.ts';
import { nearest, STEPS, useFrames } from './frames.ts';
import { MovingNames } from './moving-names.tsx';
import { usePlaying } from './use-playing.ts';
import styles from './morph.module.css';

interface MorphProps {
  readonly earlier: FinishedFingerprint;
  readonly later: FinishedFingerprint;
}

/** Room around the pad for the width of a ridge. */
const RIM = 8;
const PAD_BOX = [
  PAD_X - PAD_RADIUS_X - RIM,
  PAD_Y - PAD_RADIUS_Y - RIM,
  2 * (PAD_RADIUS_X + RIM),
  2 * (PAD_RADIUS_Y + RIM),
];

/** The picture of then becomes the picture of now as the slider moves. */
export function Morph({ earlier, later }: MorphProps) {
  const frames = useFrames(earlier, later);
  const isDrawn = frames.every((frame) => frame !== undefined);
  const { step, isPlaying, moveTo, toggle } = usePlaying(isDrawn);
  const [thenDay, nowDay] = [formatDay(earlier.finishedAt), formatDay(later.finishedAt)];
  const said =
    step === 0
      ? AGAIN_MESSAGES.earlierOf(thenDay)
      : step === STEPS
        ? AGAIN_MESSAGES.laterOf(nowDay)
        : AGAIN_MESSAGES.between(Math.round((step / STEPS) * 100));
  return (
    <figure
      className={styles.morph}
      aria-label={AGAIN_MESSAGES.pictureOf(thenDay, nowDay)}
      data-drawn={isDrawn || undefined}
    >
      <svg className={styles.print} viewBox={PAD_BOX.join(' ')} aria-hidden="true">
        {nearest(frames, step).map(({ colour, path }, index) => (
          // By its place from the core: the path that was there is changed, not replaced.
          // oxlint-disable-next-line react/no-array-index-key
          <path key={index} style={groupInk(colour)} d={path} />
        ))}
      </svg>
      <MovingNames earlier={earlier.values} later={later.values} share={step / STEPS} />
      <div className={styles.controls}>
        <IconButton
          className={styles.play}
          icon={isPlaying ? TOOLS.pause : TOOLS.play}
          label={isPlaying ? AGAIN_MESSAGES.pause : AGAIN_MESSAGES.play}
          onClick={toggle}
        />
        <div className={styles.track}>
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={STEPS}
            step={1}
            value={step}
            aria-label={AGAIN_MESSAGES.slider}
            aria-valuetext={said}
            onChange={(event) => moveTo(Number(event.target.value))}
          />
          <div className={styles.ends}>
            <p>
              <strong>{AGAIN_MESSAGES.earlier}</strong> <time dateTime={earlier.finishedAt}>{thenDay}</time>
            </p>
            <p>
              <strong>{AGAIN_MESSAGES.later}</strong> <time dateTime={later.finishedAt}>{nowDay}</time>
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}
