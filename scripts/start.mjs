// npm start: installs what is missing, builds what changed, serves everything.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing, root } from './install-missing.mjs';
import { loadSettings } from './settings.mjs';

await installMissing();
loadSettings();
if (process.argv.includes('--check-config')) {
  await import('tsx');
  const { checkConfig } = await import('../packages/platform/src/check-config.ts');
  checkConfig();
}
const { buildIfChanged } = await import('./build.mjs');
try {
  await buildIfChanged();
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import(pathToFileURL(path.join(root, 'dist', 'server.mjs')).href);
