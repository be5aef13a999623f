import { useEffect, useRef } from 'react';
import { DrawnPrint } from '../../components/ui/drawn-print.tsx';
import styles from './calculating.module.css';

/** Counting takes no time; a moment lets the person see that it happened. */
const MOMENT_MS = 1_200;

interface CalculatingProps {
  readonly text: string;
  /** What is counted, in numbers. */
  readonly facts?: string | undefined;
  /** Not before this is done. */
  readonly ready: boolean;
  readonly onDone: () => void;
}

export function Calculating({ text, facts, ready, onDone }: CalculatingProps) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => done.current(), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  return (
    <div className={styles.calculating} aria-live="polite">
      <DrawnPrint />
      <p className={styles.message}>{text}</p>
      {facts && <p className={styles.facts}>{facts}</p>}
    </div>
  );
}
