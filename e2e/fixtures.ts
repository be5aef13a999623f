import { test as base, expect, type Page } from '@playwright/test';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { startStandalone, type Standalone } from './standalone-server.ts';

interface WorkerFixtures {
  /** Extra environment of the server, per file: `test.use({ serverEnv: { PRICE_TIERS: '…' } })`. */
  serverEnv: Record<string, string>;
  /** Which database the server of this file runs on. */
  database: 'embedded' | 'postgres';
  server: Standalone;
}

interface TestFixtures {
  /** Set to allow console errors that a test provokes on purpose, as failed loads while offline. */
  allowConsoleErrors: boolean;
  consoleErrors: string[];
}

const SERVER_STARTS_MS = 300_000;

/** Every browser test runs against a real server on a real database; any console error fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  database: ['embedded', { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv, database }, use) => {
      const postgres = database === 'postgres' ? await startPostgres() : undefined;
      const server = await startStandalone({
        ...serverEnv,
        ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
      });
      await use(server);
      await server.stop();
      await postgres?.stop();
    },
    // Its start is no part of any test: on a busy machine it takes longer than a test may.
    { scope: 'worker', timeout: SERVER_STARTS_MS },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  allowConsoleErrors: [false, { option: true }],
  consoleErrors: async ({ page, allowConsoleErrors }, use) => {
    const errors: string[] = [];
    watchConsole(page, errors);
    await use(errors);
    if (!allowConsoleErrors) expect(errors, 'console errors').toEqual([]);
  },
  page: async ({ page }, use) => {
    await use(page);
  },
});

/** A refused call (4xx) logs "Failed to load resource" by itself; that is the browser's note, not a fault of ours. */
export function watchConsole(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}

test.beforeEach(({ consoleErrors }) => {
  // Asking for the fixture arms it.
  void consoleErrors;
});

/** For tests of what moves; elsewhere everything stands still (see playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
