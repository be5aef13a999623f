import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two and a half years back: everybody who lets the browser update itself. */
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** `npm start` on its usual port answers for the development server. */
const SERVER = 'http://localhost:3000';

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  server: { proxy: { '/api': SERVER, '/ai': SERVER, '/config.json': SERVER } },
  build: { target: BROWSERS, cssTarget: BROWSERS, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { outDir: here('dist'), manifest: true, assetsInlineLimit: 0 } },
    ssr: { build: { outDir: here('.cache/prerender'), ssr: here('src/entry-prerender.tsx'), copyPublicDir: false } },
  },
});
