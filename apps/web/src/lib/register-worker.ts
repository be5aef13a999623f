const SCRIPT = '/service-worker.js';

const afterLoad = () =>
  new Promise<void>((resolve) =>
    document.readyState === 'complete' ? resolve() : window.addEventListener('load', () => resolve(), { once: true }),
  );

/** Hashed files that this page has loaded before the worker was there to keep them. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/**
 * Keeps the code of the open survey on this device, so that it opens again without a connection. Only for people who are signed in, and
 * after everything else: a stranger's first page pays nothing for it.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await afterLoad();
  try {
    await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loadedAssets());
  } catch {
    // A private window, a policy, a full disk: the product works without it.
  }
}
