import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { clientRoutes } from './scripts/client-routes.ts';
import { runtimeInReact } from './scripts/runtime-in-react.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two and a half years back: everybody who lets the browser update itself. */
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/**
 * What every page is made of, in one file: a dozen small ones would cost more in headers than in words.
 * Everything else is cut by what is used together. A group takes what its modules import along with them, unless an earlier one has it:
 * what many need stands in an early group, or they would all fetch the file of the first that has it.
 */
const FIRST_PAGE = [
  '/src/entry-client',
  '/src/styles/',
  '/src/app/(?!signed-in-area|shell|signed-out-page)[^/]+$',
  '/src/components/layout/(?!app-shell|storage-notice|user-menu)',
  '/src/components/ui/(alert|button|class-names|control|field|icon\\b|icon-button|link-button|ridge-ink|spinner|visually-hidden)',
  '/src/components/print/ridge-print',
  '/src/lib/(after-paint|api-error|arrived-data|brought|browser-storage|deferred-hydration/|document-title|inline-config|money|new-uuid|prefetch/|router/(?!use-blocker)|runtime-config|session|use-hydrated|use-online|use-screen-effect|use-session)',
  '/packages/contract/src/runtime-config\\.',
  '/domain/src/(limits|decorative-shape|progress-ridges|fingerprint-art/(draw-ridges|seeded)|messages/(recover-password|second-step|shell))\\.',
];

/** Forms, and the page around those of people who are not signed in. Which form it is comes in a file of its own. */
const FORMS = [
  '/src/app/signed-out-page',
  '/src/app/(landing/(landing-facts|facts\\.module)|greeting/greeted)',
  '/src/features/auth/(auth-form|submit-button|use-login-after)',
  '/src/components/ui/password',
  '/src/lib/use-form',
  '/domain/src/messages/landing-short\\.',
];

/** What speaks to the server, and what stands around every signed-in screen. */
const PERSON = [
  '/src/lib/(call|date|download-file|register-worker|request-id|restored-page|schemas/|use-storage-refused)',
  '/src/app/(signed-in-area|shell)\\.',
  '/src/components/layout/(app-shell|storage-notice|user-menu)',
  '/src/components/ui/(banner|card|dialog|disclosure|skeleton|text-area|tool-drawings)',
  '/src/components/print/(calculating|empty-state)',
  '/src/features/auth/(use-log-out|api/log-out)',
  '/src/features/result/api/get-fingerprint',
  '/packages/contract/src/(client-time|define-route|limits|fields|fingerprints|licenses|log-out|narrative|survey)\\.',
  '/src/features/survey/area/remembered-key',
  '/domain/src/(grouped-number|license-status|messages/storage)',
];

/** Who somebody is, and which keys they have: for those who log in, and for the account. */
const ACCOUNTS = [
  '/packages/contract/src/(auth|credentials|given-keys|users)\\.',
  '/src/lib/known-devices',
  '/src/features/(auth/api/(log-in|register)|survey/area/find-key)',
];

/** Data that is fetched and kept for a while: the account, purchases, settings. The main way of the survey does without. */
const KEPT_DATA = ['/src/lib/persons-data\\.', '/node_modules/@tanstack/'];

/** What the first pages explain, once nothing else is to be done. */
const FACTS = ['/src/app/landing/', '/domain/src/messages/landing\\.'];

/** A result as everybody sees it. */
const RESULT = [
  '/src/app/screens/public-fingerprint',
  '/src/features/result/(archetype|download-button|fingerprint-picture|get-fingerprint|group-ink|result-sheet|trigger-list|use-first-look|use-public|value-)',
];

/** Long texts, for a result, for the values and for the last page of the classic way. */
const ARCHETYPES = ['/domain/src/archetypes', '/domain/src/messages/survey-values'];

/** What every step of the survey stands on; the steps themselves come in three files, each fetched before it is needed. */
const SURVEY = [
  '/src/app/(screens/survey|survey/(step-screens|classic-step-screens))\\.',
  '/src/features/survey/(area/(?!find-key)|layout/|session/)',
  '/src/features/survey/api/(survey-server|save-survey-data)',
  '/src/features/survey/interview/(interview|survey-data|earlier-answers)\\.',
  '/src/features/survey/profile/profile-answers',
  '/src/features/classic/api/list-phrases',
];

/** The interview, and the page that leads to it. */
const INTERVIEW = [
  '/src/features/survey/(interview|safety)/',
  '/src/features/survey/api/(ask-next-question|question-stream)',
  '/src/features/survey/steps/(a-few-questions|earliest-memory)',
  '/src/components/ui/progress',
];

/** The first pages of the survey: what comes, and who answers. */
const OPENING = [
  '/src/app/survey/before-we-begin',
  '/src/features/survey/steps/(what-to-expect|before-we-begin|flow-choice|start-new|about-you|your-professional)',
  '/src/features/survey/profile/',
  '/src/components/ui/select',
];

/** The detected values, and what becomes of them. What is heavy and needed late has files of its own: drag and drop. */
const VALUES = [
  '/src/features/survey/(values|final)/',
  '/src/features/survey/api/(check-own-sentence|confirm-fingerprint|detect-values)',
  '/src/features/survey/steps/(potential-values|add-values|confirm-fingerprint)',
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
  plugins: [react(), clientRoutes, runtimeInReact, filesOfModules],
  // The contract's schemas in a sixth of zod's bytes (src/lib/schemas); types, servers and tests stay with zod.
  resolve: { alias: { 'zod/mini': here('src/lib/schemas/index.ts') } },
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
                { name: 'choices', test: /\/src\/components\/ui\/(checkbox|choice|radio-group)/ },
                { name: 'archetypes', test: anyOf(ARCHETYPES) },
                { name: 'person', test: anyOf(PERSON) },
                { name: 'accounts', test: anyOf(ACCOUNTS) },
                { name: 'kept-data', test: anyOf(KEPT_DATA) },
                { name: 'survey', test: anyOf(SURVEY) },
                { name: 'interview', test: anyOf(INTERVIEW) },
                { name: 'opening', test: anyOf(OPENING) },
                { name: 'values', test: anyOf(VALUES) },
                { name: 'facts', test: anyOf(FACTS) },
                { name: 'result-sheet', test: anyOf(RESULT) },
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
