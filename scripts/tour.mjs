// npm run tour: installs and builds what is missing, then takes a picture of every screen (e2e/visual/tour.ts).
import { buildIfChanged } from './build.mjs';
import { installMissing, run } from './install-missing.mjs';
import { findChromium } from './test/chromium.mjs';

await installMissing();
await buildIfChanged();
const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
process.exit(await run(process.execPath, ['--import', 'tsx', 'e2e/visual/tour.ts', ...process.argv.slice(2)], { env }));
