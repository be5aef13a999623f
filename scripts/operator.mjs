// npm run operator, backup, restore: a command on the database that `npm start` serves, with the same settings.
import { installMissing } from './install-missing.mjs';
import { loadSettings } from './settings.mjs';

await installMissing();
loadSettings();
await import('tsx');
await import('../apps/api/src/operator/index.ts');
