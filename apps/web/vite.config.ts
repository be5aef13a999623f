import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two and a half years back: everybody who lets the browser update itself. */
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** `npm start` on its usual port answers for the development server. */
const SERVER = 'http://localhost:3000';

/**
 * What a stranger's first page is made of, in one file: a dozen small ones would cost more in headers than in words.
 * Everything else is split by screen.
 */
const FIRST_PAGE = [
  '/src/entry-client',
  '/src/styles/',
  '/src/app/(?!signed-in-area|shell)[^/]+$',
  '/src/app/screens/(login|registration|forgot-password|reset-password)\\.',
  '/src/features/auth/(?!api/|use-log-out|[a-z-]+-rules)',
  '/src/components/layout/(?!app-shell|user-menu)',
  '/src/components/ui/(alert|button|checkbox|choice|class-names|control|field|icon|link-button|password|spinner|visually-hidden)',
  '/src/lib/(?!call\\.|money|register-worker)',
  '/domain/src/(limits|messages/auth|decorative-shape|fingerprint-art/(ridge-path|seeded))\\.',
];

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  server: { proxy: { '/api': SERVER, '/ai': SERVER, '/config.json': SERVER } },
  build: { target: BROWSERS, cssTarget: BROWSERS, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: here('dist'),
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\// },
                { name: 'first-page', test: new RegExp(FIRST_PAGE.join('|')) },
              ],
            },
          },
        },
      },
    },
    // Beside the server's own bundle, with React inside and in its production form: the public result is rendered with it at run time.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: { outDir: here('../../dist/web'), emptyOutDir: true, ssr: here('src/entry-server.tsx'), copyPublicDir: false },
    },
  },
});
