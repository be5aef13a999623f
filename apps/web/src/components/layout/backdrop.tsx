import { useAlive } from '../../lib/use-alive.ts';
import { BackgroundShape } from './background-shape.tsx';

/** Decoration comes last: the prerendered words are painted first, then the ridges surface behind them. */
export function Backdrop({ name }: { readonly name: string }) {
  return useAlive() && <BackgroundShape name={name} />;
}
