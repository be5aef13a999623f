import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two and a half years back: everybody who lets the browser update itself. */
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/**
 * What every stranger's page is made of, in one file: a dozen small ones would cost more in headers than in words.
 * Everything else is cut by what is used together.
 */
const FIRST_PAGE = [
  '/src/entry-client',
  '/src/styles/',
  '/src/app/(?!signed-in-area|shell|signed-out-page)[^/]+$',
  '/src/components/layout/(?!app-shell|storage-notice|user-menu)',
  '/src/components/ui/(alert|button|class-names|icon\\b|ridge-ink|spinner|visually-hidden)',
  '/src/lib/(?!address-of|affiliate|call\\.|catch-up|date|known-devices|money|register-worker|download-file|request-id|drafts-on-this-device|router/use-blocker|use-form|use-storage-refused)',
  '/packages/contract/src/runtime-config\\.',
  '/domain/src/(limits|messages/shell|decorative-shape|fingerprint-art/(draw-ridges|seeded))\\.',
];

/** Forms, and the page around those of people who are not signed in. Which form it is comes in a file of its own. */
const FORMS = [
  '/src/app/signed-out-page',
  '/src/app/(front-door/(front-door|facts\\.module)|greeting/greeted)',
  '/src/features/auth/(auth-form|submit-button|use-login-after)',
  '/src/components/ui/(control|field|icon-button|password)',
  '/src/lib/use-form',
  '/domain/src/messages/(front-door-short|recover-password|second-step)\\.',
];

/** Signing up needs it, and must not draw in others that do. */
const CHECKBOX = ['/src/components/ui/(checkbox|choice)'];

/** What the first pages explain, once nothing else is to be done. */
const FACTS = ['/src/app/front-door/', '/src/lib/money', '/domain/src/messages/front-door\\.'];

/** What speaks to the server, for strangers' results and for everybody who is signed in. */
const CALLS = [
  '/src/lib/(call|download-file|known-devices)\\.',
  '/domain/src/messages/auth',
  '/src/features/result/api/get-fingerprint',
  '/node_modules/zod/',
  '/packages/contract/src/(define-route|limits|fields|users|auth|fingerprints|narrative)\\.',
];

/** What a page with one message and one way on needs, and many others: it must not draw theirs in. */
const MARKS = ['/src/components/ui/link-button', '/src/components/print/ridge-print', '/domain/src/progress-ridges'];

/** A result as everybody sees it. */
const RESULT = [
  '/src/app/screens/public-fingerprint',
  '/src/features/result/(archetype|download-button|fingerprint-picture|get-fingerprint|group-ink|result-sheet|trigger-list|use-first-look|use-public|value-)',
];

/** Long texts, for a result and for the last page of the classic way. */
const ARCHETYPES = ['/domain/src/archetypes'];

/** What every signed-in screen stands on. */
const SIGNED_IN = [
  '/src/app/(signed-in-area|shell)\\.',
  '/node_modules/@tanstack/',
  '/src/lib/(catch-up|date|register-worker|use-storage-refused)\\.',
  '/domain/src/messages/storage',
  '/src/components/layout/(app-shell|storage-notice|user-menu)',
  '/src/components/ui/(banner|card|disclosure|skeleton|tool-drawings)',
  '/src/components/print/(calculating|empty-state)',
  '/src/features/auth/(use-log-out|api/log-out)',
  '/packages/contract/src/(?!form-data|survey|profile|fingerprint-data|payments)',
];

/**
 * The survey and the steps of its main way, in one file: on a slow connection a dozen small ones take longer to ask for than to fetch.
 * What is heavy and needed late has files of its own: films, drag and drop, the states of the countries.
 */
const SURVEY = [
  '/src/app/(screens/survey|survey/(step-screens|classic-step-screens))\\.',
  '/src/features/survey/(?!order/|steps/value-order)',
  '/src/features/classic/api/list-phrases',
  '/src/components/ui/(select|text-area|radio-group|progress)',
];

/** Films and sound, with what plays them. */
const FILMS = ['/src/features/media/', '/src/app/survey/video-'];

/** The classic way through the survey: whoever takes it takes all of it. */
const CLASSIC = ['/src/features/classic/', '/domain/src/classic/'];

/** Screens of the account: seen one after the other, and small. */
const ACCOUNT = [
  '/src/app/screens/account\\.',
  '/src/features/account/',
  '/src/components/ui/(table|copy-button)',
  '/src/features/purchase/(use-checkout|api/create-checkout)',
];

/** The way to a key: four pages, seen one after the other. */
const PURCHASE = [
  '/src/app/screens/(purchase-|enter-promo-code|sandbox-checkout)',
  '/src/features/purchase/(?!use-checkout|api/create-checkout)',
  '/src/components/ui/stepper',
];

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

const FILE_LETTERS = 3;
const namedIn = new Map<string, string>();

/** Names appear in the styles, the page and the scripts: what tells files apart is a few letters of each one's address. */
function scopedName(name: string, file: string): string {
  const address = path.relative(here('.'), file.split('?')[0] ?? file).replaceAll(path.sep, '/');
  const scoped = `${name}-${createHash('sha256').update(address).digest('base64url').slice(0, FILE_LETTERS)}`;
  const other = namedIn.get(scoped);
  if (other !== undefined && other !== address)
    throw new Error(`${address} and ${other} both make .${scoped}: rename one of the two`);
  namedIn.set(scoped, address);
  return scoped;
}

/** Which file each of our modules went into: Vite's own manifest forgets those that share a file. */
const filesOfModules: Plugin = {
  name: 'files-of-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const own = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map((id) => [path.relative(here('.'), id), file.fileName] as const) : [],
    );
    const source = JSON.stringify(Object.fromEntries(own.filter(([module]) => module.startsWith('src/'))));
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), filesOfModules],
  css: { modules: { generateScopedName: scopedName } },
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
                {
                  name: 'react',
                  test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//,
                },
                { name: 'first-page', test: anyOf(FIRST_PAGE) },
                { name: 'forms', test: anyOf(FORMS) },
                { name: 'checkbox', test: anyOf(CHECKBOX) },
                { name: 'facts', test: anyOf(FACTS) },
                { name: 'marks', test: anyOf(MARKS) },
                { name: 'dialog', test: /\/src\/components\/ui\/dialog/ },
                { name: 'calls', test: anyOf(CALLS) },
                { name: 'archetypes', test: anyOf(ARCHETYPES) },
                { name: 'result-sheet', test: anyOf(RESULT) },
                { name: 'signed-in', test: anyOf(SIGNED_IN) },
                { name: 'survey', test: anyOf(SURVEY) },
                { name: 'films', test: anyOf(FILMS) },
                { name: 'classic', test: anyOf(CLASSIC) },
                { name: 'account', test: anyOf(ACCOUNT) },
                { name: 'purchase', test: anyOf(PURCHASE) },
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
      build: {
        outDir: here('../../dist/web'),
        emptyOutDir: true,
        ssr: here('src/entry-server.tsx'),
        copyPublicDir: false,
      },
    },
  },
});
