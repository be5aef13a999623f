import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is being waited for, for screen readers. */
  readonly label: string;
  readonly lines?: number;
}

/** Holds the place of text on its way. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <output className={styles.skeleton} data-waiting>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </output>
  );
}
