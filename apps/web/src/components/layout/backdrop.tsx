import { useEffect, useState, type ReactNode } from 'react';
import { AFTER_PAINT_MS } from '../../lib/after-paint.ts';
import { whenIdle } from '../../lib/when-idle.ts';

async function shapeOf(name: string): Promise<ReactNode> {
  const { BackgroundShape } = await import('./background-shape.tsx');
  return <BackgroundShape name={name} />;
}

/** Decoration comes last: the words are painted first, then the ridges surface behind them. Where it does not come, the next screen asks again. */
export function Backdrop({ name }: { readonly name: string }) {
  const [shape, setShape] = useState<ReactNode>();
  useEffect(() => {
    let isLeft = false;
    const draw = () =>
      void shapeOf(name)
        .then((drawn) => isLeft || setShape(drawn))
        .catch(() => undefined);
    const timer = setTimeout(whenIdle, AFTER_PAINT_MS, draw);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [name]);
  return shape;
}
