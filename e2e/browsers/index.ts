import { startStandalone } from '../standalone-server.ts';
import { startFirefox } from './firefox.ts';
import { wholeJourney } from './journey.ts';
import { startWebkit } from './webkit.ts';

const BROWSERS = {
  Firefox: { start: startFirefox, packages: 'firefox-esr' },
  WebKit: { start: startWebkit, packages: 'webkit2gtk-driver and xvfb' },
} as const;

/** `npm run test:browsers`, or `npm run test:browsers -- WebKit`: one whole journey in each browser that is installed. */
const wanted = process.argv.slice(2);
let failed = false;
for (const [name, { start, packages }] of Object.entries(BROWSERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const driver = await start();
  if (driver === undefined) {
    console.log(`– ${name}: skipped, it is not installed (on Debian: apt-get install ${packages})`);
    continue;
  }
  const server = await startStandalone();
  const started = Date.now();
  try {
    await wholeJourney(driver, server.url);
    console.log(`✓ ${name}: from the registration to the PDF (${Math.round((Date.now() - started) / 1000)} s)`);
  } catch (error) {
    failed = true;
    console.error(`✘ ${name}:`, error);
  } finally {
    await driver.close();
    await server.stop();
  }
}
process.exit(failed ? 1 : 0);
