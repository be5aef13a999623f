import { useEffect, useRef } from 'react';
import { Spinner } from '../../components/ui/spinner.tsx';
import styles from './calculating.module.css';

/** Counting takes no time; a moment lets the person see that it happened. */
const MOMENT_MS = 1_200;

interface CalculatingProps {
  readonly text: string;
  /** Not before this is done. */
  readonly ready: boolean;
  readonly onDone: () => void;
}

export function Calculating({ text, ready, onDone }: CalculatingProps) {
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
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
