// Builds the web application and the server bundle into dist folders; does nothing when they are up to date.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './install-missing.mjs';

const stamp = path.join(root, 'dist', '.built');

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** Changes whenever a source does: names, sizes and times of all of them. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const top of ['apps', 'packages', 'scripts']) {
    for (const file of filesBelow(path.join(root, top))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/** Workspace sources find their data files beside themselves; in the bundle their own address is written in. */
const ownAddress = (outdir) => ({
  name: 'own-address',
  setup(build) {
    build.onLoad({ filter: /[\\/](apps|packages)[\\/][^.]*[\\/]src[\\/].*\.ts$/ }, (args) => {
      const source = readFileSync(args.path, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const relative = path.relative(path.join(root, outdir), args.path).split(path.sep).join('/');
      return {
        contents: source.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative)}, import.meta.url).href`),
        loader: 'ts',
      };
    });
  },
});

/** Loaded from node_modules: they carry native code or large data files. */
const EXTERNAL = [
  '@electric-sql/pglite',
  '@myriaddreamin/typst-ts-web-compiler',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'eld',
  'eld/*',
  'harfbuzzjs',
  'onnxruntime-node',
  'pg-native',
];

const WORKERS = {
  'embedded-worker': 'apps/ai/src/engines/embedded/engine-worker.ts',
  'typst-process': 'apps/api/src/features/fingerprints/pdf/typst-process.ts',
  'resvg-process': 'apps/api/src/features/fingerprints/rendering/resvg-process.ts',
};

const PROGRAMS = {
  server: 'apps/standalone/src/server.ts',
  api: 'apps/api/src/server.ts',
  ai: 'apps/ai/src/server.ts',
  operator: 'apps/api/src/operator/index.ts',
};

/** How esbuild bundles programs of the repository, with the workers that they start, into a folder. */
export const bundleOf = (programs, outdir) => ({
  absWorkingDir: root,
  entryPoints: Object.entries({ ...programs, ...WORKERS }).map(([out, file]) => ({ in: file, out })),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: EXTERNAL,
  define: { BUNDLE_FOLDER: JSON.stringify(outdir) },
  plugins: [ownAddress(outdir)],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'error',
});

async function buildServers() {
  const { build } = await import('esbuild');
  await build(bundleOf(PROGRAMS, 'dist'));
}

async function buildWeb() {
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error('the web build failed');
}

export async function buildIfChanged() {
  const now = fingerprintOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building …');
  await Promise.all([buildServers(), buildWeb()]);
  writeFileSync(stamp, now);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { installMissing } = await import('./install-missing.mjs');
  await installMissing();
  await buildIfChanged();
}
