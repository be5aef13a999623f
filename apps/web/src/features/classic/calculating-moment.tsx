import { useEffect, useRef } from 'react';
import { Calculating } from '../../components/print/calculating.tsx';

/** Counting takes no time; a moment lets the person see that it happened. */
const MOMENT_MS = 1_200;

interface CalculatingMomentProps {
  readonly text: string;
  /** What is counted, in numbers. */
  readonly facts?: string | undefined;
  /** Not before this is done. */
  readonly ready: boolean;
  readonly onDone: () => void;
}

export function CalculatingMoment({ text, facts, ready, onDone }: CalculatingMomentProps) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => done.current(), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  return <Calculating message={text} facts={facts} />;
}
