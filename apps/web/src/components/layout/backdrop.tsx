import { useEffect, useState } from 'react';
import { AFTER_PAINT_MS } from '../../lib/after-paint.ts';
import { later, useLater } from '../../lib/later.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const shape = later(() => import('./background-shape.tsx'));

/** Decoration comes last: the words are painted first, then the ridges surface behind them. */
export function Backdrop({ name }: { readonly name: string }) {
  const [shown, setShown] = useState<string>();
  const { code } = useLater(shape, { isNeeded: shown !== undefined });
  useEffect(() => {
    const timer = setTimeout(whenIdle, AFTER_PAINT_MS, () => setShown(name));
    return () => clearTimeout(timer);
  }, [name]);
  return code && shown !== undefined && <code.BackgroundShape name={shown} />;
}
