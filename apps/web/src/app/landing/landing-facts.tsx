import { memo, Suspense } from 'react';
import { lazyScreen } from '../lazy-screen.tsx';

/** By then the page has long been painted, whatever else the device is doing. */
const IDLE_MS = 2_000;
/** Safari has no idle callback; by then the page has long been painted. */
const LATER_MS = 500;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined') resolve();
    else if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, LATER_MS);
  });

export const facts = lazyScreen<object>(async () => {
  await whenIdle();
  return import('./facts.tsx');
});
const Facts = facts.Screen;

/**
 * What somebody wants to know before they give their email. The text comes with the page and is hydrated when the browser is idle.
 * It must not render again before that: React would then discard the text.
 */
export const LandingFacts = memo(function LandingFacts() {
  return (
    <Suspense>
      <Facts />
    </Suspense>
  );
});
