import type { Page } from '@playwright/test';

/** Requests to this address wait until the returned function is called. */
export async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((open) => (letThrough = open));
  await page.route(address, async (route) => {
    await gate;
    // The page may have gone on meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}
