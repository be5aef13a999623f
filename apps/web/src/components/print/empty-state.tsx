import type { ReactNode } from 'react';
import { LateRidgePrint } from './late-ridge-print.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Nothing here yet, said kindly, over a print that is still to be made. */
export function EmptyState({ children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <LateRidgePrint inked={0.12} />
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
