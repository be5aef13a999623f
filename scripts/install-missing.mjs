// Installs the pinned dependencies when they are missing or older than the lock file.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Runs a program in the repository's root; its output goes through. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export async function installMissing() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  const lock = path.join(root, 'package-lock.json');
  const stamp = path.join(root, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp).equals(readFileSync(lock))) return;
  console.log('Installing what is missing (once) …');
  // npm ci refuses a lock file made against a registry that lacks other systems' optional builds; npm install takes the
  // same pinned versions from it and does not mind.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // onnxruntime-node would download its CUDA builds (hundreds of megabytes, not from the npm registry), which nothing here uses.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  if (
    (await run('npm', ['ci', ...quiet], { env, stdio: 'ignore' })) !== 0 &&
    (await run('npm', ['install', '--no-save', ...quiet], { env })) !== 0
  ) {
    console.error('The dependencies could not be installed: see above.');
    process.exit(1);
  }
  copyFileSync(lock, stamp);
}
