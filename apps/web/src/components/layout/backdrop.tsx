import { useEffect, useState } from 'react';
import { AFTER_PAINT_MS } from '../../lib/after-paint.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { BackgroundShape } from './background-shape.tsx';

/** Decoration comes last: the words are painted first, then the ridges surface behind them. */
export function Backdrop({ name }: { readonly name: string }) {
  const [shown, setShown] = useState(name);
  useEffect(() => {
    const timer = setTimeout(setShown, AFTER_PAINT_MS, name);
    return () => clearTimeout(timer);
  }, [name]);
  return useHydrated() && <BackgroundShape name={shown} />;
}
