// npm start: installs what is missing, builds what changed, serves everything.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing, root } from './install-missing.mjs';

await installMissing();
const settings = path.join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
const { buildIfChanged } = await import('./build.mjs');
try {
  await buildIfChanged();
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import(pathToFileURL(path.join(root, 'dist', 'server.mjs')).href);
