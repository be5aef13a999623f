import { useSyncExternalStore } from 'react';
import { BackgroundShape } from './background-shape.tsx';

const never = () => () => undefined;

/** Decoration comes last: the prerendered words are painted first, then the ridges surface behind them. */
export function Backdrop({ name }: { readonly name: string }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser && <BackgroundShape name={name} />;
}
