import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** One file per journey; each worker has a server of its own (see fixtures.ts), so files run side by side. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // Long enough for a machine on which others take most of the processor: no test is to fail for being slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    // Recording a trace costs a third of the run. To see a failure: npm run test:e2e -- --trace retain-on-failure NAME
    trace: 'off',
    // Movement is painted by the processor here. The tests about it, and one whole walk, switch it on (`test.use(MOVING)`).
    contextOptions: { reducedMotion: 'reduce' },
    // What a test intercepts must reach the page itself; pwa.spec.ts is about the worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined || executablePath === '' ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
