import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '@lf/platform/testing/program';
import type { Fault } from '../fault.ts';

/** The rows that only a browser can prove are browser tests that carry this tag. */
const TAG = '@storm';
const TESTS = 5;

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

async function playwright(): Promise<Report> {
  const { findChromium } = (await import(path.join(root, 'scripts/test/chromium.mjs'))) as {
    findChromium: () => Promise<string>;
  };
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      'survey',
      '--reporter=json',
      '-g',
      TAG,
    ],
    {
      cwd: root,
      env: { ...process.env, CHROMIUM_PATH: await findChromium(), FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(Buffer.concat(await child.stdout.toArray()).toString()) as Report;
}

export const fault: Fault = {
  name: 'browser',
  expected:
    'offline while typing, reload, back button; a token that ends in the middle of an answer: 0 characters lost',
  // npm test runs these very tests with all the others.
  fullOnly: ['embedded'],
  on: {
    embedded: async () => {
      const { expected, unexpected, flaky } = (await playwright()).stats;
      return {
        on: 'embedded, Chromium',
        times: TESTS,
        acknowledged: TESTS,
        lost: unexpected,
        ok: expected === TESTS && flaky === 0,
        note: `browser tests of e2e/survey.spec.ts and e2e/survey-safety.spec.ts: ${expected} passed`,
      };
    },
  },
};
