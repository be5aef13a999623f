// npm run dev: the pages from Vite with hot reload on PORT; API and AI in a process on the port above it, restarted on change.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './build.mjs';
import { installMissing, root } from './install-missing.mjs';
import { loadSettings } from './settings.mjs';

await installMissing();
loadSettings();

const port = Number(process.env.PORT || 3000);
const servicesPort = port + 1;
const FOLDER = '.cache/dev';
/** Several files that are saved together restart the services once. */
const TOGETHER_MS = 100;

const env = {
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'warn',
  ...process.env,
  PORT: String(servicesPort),
};

let child;
let stopping = false;
let starting = Promise.resolve();

const ended = (one) =>
  new Promise((resolve) => {
    if (one.exitCode !== null || one.signalCode !== null) resolve();
    else one.once('exit', resolve);
  });

/** The embedded database belongs to one process: the next one begins when the one before has ended. */
async function startAgain() {
  const before = child;
  if (before) {
    before.kill('SIGINT');
    await ended(before);
  }
  if (stopping) return;
  child = spawn(process.execPath, ['--enable-source-maps', `${FOLDER}/dev-server.mjs`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
}
const restart = () => (starting = starting.then(startAgain));

const { context } = await import('esbuild');
const bundle = bundleOf({ 'dev-server': 'apps/standalone/src/dev-server.ts' }, FOLDER);
const services = await context({
  ...bundle,
  sourcemap: 'linked',
  plugins: [
    ...bundle.plugins,
    {
      name: 'restart',
      setup(build) {
        // An error is printed by esbuild; the process before it goes on.
        build.onEnd(({ errors }) => {
          if (errors.length === 0) void restart();
        });
      },
    },
  ],
});
await services.watch({ delay: TOGETHER_MS });

// What the AI reads from files instead of importing it.
let timer;
const models = path.join(root, 'apps/ai/models');
const modelWatcher = existsSync(models)
  ? watch(models, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), TOGETHER_MS);
    })
  : undefined;

const webFolder = path.join(root, 'apps/web');
const vite = createRequire(path.join(webFolder, 'package.json')).resolve('vite');
const { createServer } = await import(pathToFileURL(vite).href);
const target = `http://127.0.0.1:${servicesPort}`;
const web = await createServer({
  configFile: path.join(webFolder, 'vite.config.ts'),
  clearScreen: false,
  server: {
    port,
    strictPort: true,
    host: process.env.HOST || 'localhost',
    proxy: { '/api': target, '/ai': target, '/config.json': target },
  },
});
await web.listen();
console.log(`Pages with hot reload: http://localhost:${port}. API and AI answer behind it and restart on change.`);

async function stop() {
  if (stopping) return;
  stopping = true;
  modelWatcher?.close();
  await starting;
  child?.kill('SIGINT');
  await Promise.all([web.close(), services.dispose(), child && ended(child)]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
