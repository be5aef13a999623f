// Runs a TypeScript program that drives a browser: installs and builds what is missing, finds a Chromium.
// `node scripts/with-chromium.mjs e2e/visual/tour.ts account`
import { buildIfChanged } from './build.mjs';
import { installMissing, run } from './install-missing.mjs';
import { findChromium } from './test/chromium.mjs';

await installMissing();
await buildIfChanged();
const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
process.exit(await run(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { env }));
