import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Nothing here yet, said kindly, over a print that is still to be made. */
export function EmptyState({ children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.print} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M10 40c0-16 9-27 22-27s22 11 22 27" />
        <path d="M17 46c-1-16 5-26 15-26s16 10 15 26" />
        <path d="M24 51c-2-15 1-24 8-24s10 9 8 24" />
        <path d="M32 35c1 7 1 13 0 20" />
      </svg>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
