import type { DecorativeShape } from '@lf/domain/fingerprint-art/draw-ridges';
import { progressRidges } from '@lf/domain/progress-ridges';
import { classNames } from '../ui/class-names.ts';
import { ridgeInk } from '../ui/ridge-ink.ts';
import styles from './ridge-print.module.css';

const ALL = 9;
let drawn: DecorativeShape | undefined;

interface RidgePrintProps {
  /** How much of it is in ink, 0 to 1; the rest is still to come. */
  readonly inked: number;
  /** Something is being made: ridge after ridge appears, over and over. Pair it with words. */
  readonly drawing?: boolean;
  readonly size?: 'small' | 'large';
}

/** A small print, from the core outwards: empty where nothing is yet, filling where something is on its way. */
export function RidgePrint({ inked, drawing = false, size = 'small' }: RidgePrintProps) {
  // With the first print, not with its code: that is read together with other code, in one task.
  const { viewBox, stroke, paths } = (drawn ??= progressRidges(ALL));
  return (
    <svg
      className={classNames(styles.print, styles[size], drawing && styles.drawing)}
      viewBox={viewBox}
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {paths.map((ridge, index) => (
        <path key={ridge} d={ridge} pathLength="1" className={index < inked * ALL ? ridgeInk(index, ALL) : undefined} />
      ))}
    </svg>
  );
}
