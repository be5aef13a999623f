import styles from './progress.module.css';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Fixed width of the bar; as wide as its place when not given. */
  readonly widthPx?: number;
  /** Hides the words above the bar; they are still its name. */
  readonly bare?: boolean;
}

export function Progress({ label, value, max, widthPx, bare = false }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className={styles.progress}>
      {!bare && <span aria-hidden="true">{label}</span>}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native element cannot be styled alike in all browsers
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={label}
        className={styles.track}
        style={widthPx === undefined ? undefined : { inlineSize: `${widthPx}px` }}
      >
        <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
