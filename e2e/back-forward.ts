import { existsSync } from 'node:fs';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

const HEADLESS_SHELL = /headless-shell$/;
const shell = process.env['CHROMIUM_PATH'] ?? '';
const beside = shell.replace(/-headless-shell$/, '');
/** The headless shell has no back/forward cache; where the whole browser stands beside it, that one is asked. */
const executablePath = HEADLESS_SHELL.test(shell) && existsSync(beside) ? beside : shell;

/** Without the cache nothing can be seen to come back; what a page does against it is told all the same. */
export const hasBackForwardCache = !HEADLESS_SHELL.test(executablePath);

/** Playwright switches the back/forward cache off and does not follow it; this browser keeps it, and is asked itself. */
export const launchWithBackForwardCache = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath === '' ? { channel: 'chromium' } : { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** By the browser's own protocol: once a page is restored, Playwright no longer knows it. */
export class History {
  readonly #devtools: CDPSession;
  /** What the page did that keeps it out of the cache. */
  readonly hindrances: string[] = [];

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      this.hindrances.push(
        ...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
      );
    });
  }

  static async of(page: Page): Promise<History> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    return new History(devtools);
  }

  /** How the page before this one came back: `BackForwardCacheRestore`, or loaded anew. */
  async back(): Promise<string> {
    const cameBack = new Promise<string>((resolve) => {
      this.#devtools.once('Page.frameNavigated', ({ type }) => resolve(type));
    });
    const { entries, currentIndex } = await this.#navigationHistory();
    await this.#devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
    return cameBack;
  }

  /** A page that has just been restored is not the active one at once, and until then the browser refuses to answer. */
  async #navigationHistory() {
    for (;;) {
      try {
        return await this.#devtools.send('Page.getNavigationHistory');
      } catch (error) {
        if (!(error instanceof Error && error.message.includes('Not attached to an active page'))) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.#devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  }
}
