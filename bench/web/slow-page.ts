import type { Browser, CDPSession, Page } from '@playwright/test';
import { NO_BODIES } from '../../e2e/bytes.ts';

/** Slow 4G as Lighthouse throttles it in the browser itself: 1.6 Mbit/s, 150 ms away. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export const PROCESSOR_SLOWDOWN = 4;
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Runs before the page's own code. Written as text: it belongs to the page, not to this program. */
const WATCH = `
  window.vitals = { lcp: 0, cls: 0, tasks: [] };
  const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { window.vitals.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) window.vitals.cls += entry.value; });
  watch('longtask', (entry) => window.vitals.tasks.push([entry.startTime, entry.duration]));
`;

export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  /** What long tasks blocked after the first paint, each beyond its first 50 ms. */
  readonly tbt: number;
  /** The longest task since the page was opened. */
  readonly longest: number;
  readonly cls: number;
}

const POLL_MS = 20;
const PATIENCE_MS = 60_000;

/**
 * Evaluates text in the page and nothing else. Playwright's own `evaluate` and its locators bring up to 60 ms of code into a slow page, and lay it
 * out to see what is visible: they would be the longest task of most pages.
 */
export async function evaluate<Value>(devtools: CDPSession, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Value;
}

async function until(devtools: CDPSession, condition: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await evaluate<boolean>(devtools, condition))) {
    if (Date.now() > deadline) throw new Error(`in vain: ${condition}`);
    await new Promise((goOn) => setTimeout(goOn, POLL_MS));
  }
}

export const firstPainted = (devtools: CDPSession): Promise<void> =>
  until(devtools, `performance.getEntriesByName('first-contentful-paint').length > 0`, PATIENCE_MS);

export const headingStands = (devtools: CDPSession): Promise<void> =>
  until(devtools, `document.querySelector('h1') !== null`, PATIENCE_MS);

/** When a page is painted first on a slow phone, in milliseconds. */
export async function firstPaint(browser: Browser, url: string): Promise<number> {
  const slow = await openSlowPage(browser, url);
  await slow.page.goto(url);
  await firstPainted(slow.devtools);
  const { fcp } = await slow.vitals();
  await slow.close();
  return fcp;
}

export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  vitals(): Promise<Vitals>;
  close(): Promise<void>;
}

/** A phone that has never been here, on a slow network and a slow processor. */
export async function openSlowPage(browser: Browser, baseURL: string, session?: string): Promise<SlowPage> {
  // The worker's own fetches are no part of the page's: what it kept would weigh nothing here.
  const context = await browser.newContext({ baseURL, ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript({ content: WATCH });
  if (session !== undefined)
    await context.addInitScript({ content: `localStorage.setItem('lf.session', ${JSON.stringify(session)})` });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable', NO_BODIES);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  return {
    page,
    devtools,
    vitals: () =>
      evaluate<Vitals>(
        devtools,
        `(() => {
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const { lcp, cls, tasks } = window.vitals;
        const tbt = tasks.filter(([start]) => start >= fcp).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
        const longest = Math.max(0, ...tasks.map(([, duration]) => duration));
        return { fcp, lcp, tbt, longest, cls };
      })()`,
      ),
    close: () => context.close(),
  };
}
