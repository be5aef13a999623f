import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { constantTokens } from './scripts/bundle/constant-tokens.ts';
import { FILE_GROUPS } from './scripts/bundle/file-groups.ts';
import { filesOfModules } from './scripts/bundle/files-of-modules.ts';
import { notYetHere } from './scripts/bundle/not-yet-here.ts';
import { scopedName } from './scripts/bundle/scoped-name.ts';
import { clientRoutes } from './scripts/client-routes.ts';
import { runtimeInReact } from './scripts/runtime-in-react.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two and a half years back: everybody who lets the browser update itself. */
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** The same in both builds: the server names files of the client. */
const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [react(), clientRoutes, runtimeInReact, filesOfModules],
  // The contract's schemas in a sixth of zod's bytes (src/lib/schemas); types, servers and tests stay with zod.
  resolve: { alias: { 'zod/mini': here('src/lib/schemas/index.ts') } },
  css: {
    modules: { generateScopedName: scopedName },
    // Not while somebody works on the tokens.
    ...(command === 'build' && { postcss: { plugins: [constantTokens()] } }),
  },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    modulePreload: { polyfill: false, resolveDependencies: notYetHere },
  },
  environments: {
    client: {
      build: {
        outDir: here('dist'),
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            // Every name of a file stands in the first one, and a hash cannot be packed.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: FILE_GROUPS,
            },
          },
        },
      },
    },
    // Beside the server's own bundle, with React inside and in its production form: the public result is rendered with it at run time.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: here('../../dist/web'),
        emptyOutDir: true,
        ssr: here('src/entry-server.tsx'),
        copyPublicDir: false,
        rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
      },
    },
  },
}));
