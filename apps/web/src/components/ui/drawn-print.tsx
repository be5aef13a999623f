import styles from './drawn-print.module.css';

const RIDGES = ['M10 40c0-16 9-27 22-27s22 11 22 27', 'M17 46c-1-16 5-26 15-26s16 10 15 26', 'M24 51c-2-15 1-24 8-24s10 9 8 24', 'M32 35c1 7 1 13 0 20'] as const;

/** A print that draws itself, over and over: something is being made. Pair it with words. */
export function DrawnPrint() {
  return (
    <svg className={styles.print} viewBox="0 0 64 64" aria-hidden="true">
      {RIDGES.map((ridge) => (
        <path key={ridge} d={ridge} pathLength="100" />
      ))}
    </svg>
  );
}
