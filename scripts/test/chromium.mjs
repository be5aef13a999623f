// A Chromium for the browser tests: an installed one, else Debian's package, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../install-missing.mjs';

/** The headless shell first: the same engine without the browser around it, and a fifth lighter. */
const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function installed() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  for (const name of INSTALLED) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found !== '') return found;
  }
  return undefined;
}

/** The program's path, or an empty text when Playwright should use its own. */
export async function findChromium() {
  const there = installed();
  if (there !== undefined) return there;
  console.log('Installing a Chromium for the browser tests (once) …');
  if (existsSync('/usr/bin/apt-get')) {
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args) => run([...sudo, 'apt-get'][0], [...[...sudo, 'apt-get'].slice(1), ...args], quiet);
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-dejavu-core');
    const debian = installed();
    if (debian !== undefined) return debian;
  }
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return '';
}
