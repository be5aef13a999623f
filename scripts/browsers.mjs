// npm run test:browsers: installs and builds what is missing, then one whole journey in Firefox and in WebKit.
import { buildIfChanged } from './build.mjs';
import { installMissing, run } from './install-missing.mjs';

await installMissing();
await buildIfChanged();
process.exit(await run(process.execPath, ['--import', 'tsx', 'e2e/browsers/index.ts', ...process.argv.slice(2)]));
