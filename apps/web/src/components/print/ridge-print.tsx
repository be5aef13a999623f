import { progressRidges } from '@lf/domain/progress-ridges';
import { classNames } from '../ui/class-names.ts';
import { ridgeInk } from '../ui/ridge-ink.ts';
import styles from './ridge-print.module.css';

const RIDGES = progressRidges(9);
const ALL = RIDGES.paths.length;

interface RidgePrintProps {
  /** How much of it is in ink, 0 to 1; the rest is still to come. */
  readonly inked: number;
  /** Something is being made: ridge after ridge appears, over and over. Pair it with words. */
  readonly drawing?: boolean;
  readonly size?: 'small' | 'large';
}

/** A small print, from the core outwards: empty where nothing is yet, filling where something is on its way. */
export function RidgePrint({ inked, drawing = false, size = 'small' }: RidgePrintProps) {
  return (
    <svg
      className={classNames(styles.print, styles[size], drawing && styles.drawing)}
      viewBox={RIDGES.viewBox}
      strokeWidth={RIDGES.stroke}
      aria-hidden="true"
    >
      {RIDGES.paths.map((ridge, index) => (
        <path key={ridge} d={ridge} pathLength="1" className={index < inked * ALL ? ridgeInk(index, ALL) : undefined} />
      ))}
    </svg>
  );
}
