import type { ReactNode } from 'react';
import { LateRidgePrint } from './late-ridge-print.tsx';
import styles from './calculating.module.css';

interface CalculatingProps {
  readonly heading?: ReactNode;
  /** What is being done, in words. */
  readonly message: ReactNode;
  /** What goes into it, in numbers. */
  readonly facts?: ReactNode;
  /** How far it is, 0 to 1, where that is known. */
  readonly done?: number;
}

/** Something is being made of what the person gave. No bar that only pretends. */
export function Calculating({ heading, message, facts, done }: CalculatingProps) {
  return (
    <div className={styles.calculating}>
      <LateRidgePrint size="large" inked={done ?? 1} drawing={done === undefined} />
      {heading}
      <output className={styles.words}>
        <span className={styles.message}>{message}</span>
        {facts && <span className={styles.facts}>{facts}</span>}
      </output>
    </div>
  );
}
