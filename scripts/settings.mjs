// The settings that `npm start`, `npm run operator`, `npm run backup` and `npm run restore` share: .env, or the file that ENV_FILE names.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install-missing.mjs';

/** What the shell has set wins. A file that was named and is not there is a mistake. */
export function loadSettings() {
  const named = process.env.ENV_FILE;
  const file = named ? path.resolve(named) : path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  else if (named) {
    console.error(`ENV_FILE: there is no file ${file}.`);
    process.exit(1);
  }
}
