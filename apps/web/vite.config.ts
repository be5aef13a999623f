import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two and a half years back: everybody who lets the browser update itself. */
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

const API = 'http://localhost:3000';

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  server: { proxy: { '/api': API, '/ai': API, '/config.json': API } },
  build: { target: BROWSERS, cssTarget: BROWSERS, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { outDir: here('dist'), manifest: true, assetsInlineLimit: 0 } },
    ssr: { build: { outDir: here('.cache/prerender'), ssr: here('src/entry-prerender.tsx'), emptyOutDir: true, copyPublicDir: false } },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('both environments are configured above');
      await builder.build(client);
      await builder.build(ssr);
      await prerender({ dist: here('dist'), entry: here('.cache/prerender/entry-prerender.js') });
      await precompress(here('dist'));
    },
  },
});
