// Runs a TypeScript program of the repository: `node scripts/run-ts.mjs bench/index.ts --flag`.
import { spawn } from 'node:child_process';
import { installMissing } from './install-missing.mjs';

await installMissing();
const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
