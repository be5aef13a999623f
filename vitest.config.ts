import { defineConfig } from 'vitest/config';

/** Tests of a service over HTTP, on a database: they run once on each kind. */
const API_TESTS = '{apps,packages}/**/*.api.test.ts';
/** Their window has an address, listeners and timers. */
const WEB_TESTS = 'apps/web/src/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    pool: 'forks',
    // Test files share their process: loading the modules again for each took half of the run. No test leaves anything behind in a module.
    // Those of the web have a process each: four times, what one left in the window made another fail, in one run of many. It costs 20 seconds.
    isolate: false,
    maxWorkers: 3,
    // Against a test that hangs, no measure of speed: on a busy machine everything takes ten times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{apps,packages,media,bench,scripts}/**/*.test.{ts,tsx}'],
          exclude: [API_TESTS, WEB_TESTS, '**/node_modules/**', '**/dist/**'],
        },
      },
      { extends: true, test: { name: 'web', include: [WEB_TESTS], isolate: true } },
      { extends: true, test: { name: 'api-embedded', include: [API_TESTS] } },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: [API_TESTS],
          globalSetup: ['packages/platform/src/testing/postgres-setup.ts'],
        },
      },
    ],
  },
});
