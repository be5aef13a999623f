import { useEffect, useState } from 'react';
import { useAlive } from '../../lib/use-alive.ts';
import { BackgroundShape } from './background-shape.tsx';

/** By then the new screen's words stand: drawing ridges over the whole window would have kept them waiting. */
const AFTER_THE_WORDS_MS = 120;

/** Decoration comes last: the words are painted first, then the ridges surface behind them. */
export function Backdrop({ name }: { readonly name: string }) {
  const [shown, setShown] = useState(name);
  useEffect(() => {
    const timer = setTimeout(setShown, AFTER_THE_WORDS_MS, name);
    return () => clearTimeout(timer);
  }, [name]);
  return useAlive() && <BackgroundShape name={shown} />;
}
