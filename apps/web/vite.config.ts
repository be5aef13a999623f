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
  '/src/components/layout/(?!app-shell|background-shape\\.tsx|storage-notice|user-menu)',
  '/src/components/ui/(alert|button|class-names|control|field|icon\\b|icon-button|link-button|ridge-ink|spinner|visually-hidden)',
  '/src/components/print/(late-ridge-print|ridge-print\\.module)',
  '/src/lib/(after-paint|api-error|arrived-data|brought|browser-storage|deferred-hydration/hydration-marks|document-title|inline-config|later|money|new-uuid|prefetch/|router/(?!use-blocker)|runtime-config|session|use-hydrated|use-online|use-screen-effect|use-session)',
  '/packages/contract/src/runtime-config\\.',
  '/domain/src/(limits|messages/shell)\\.',
];

/** Decoration: it comes when the words stand. */
const RIDGES = [
  '/src/components/(layout/background-shape|print/ridge-print)',
  '/domain/src/(decorative-shape|progress-ridges|fingerprint-art/(draw-ridges|seeded))\\.',
];

/** Forms, and the page around those of people who are not signed in. Which form it is comes in a file of its own. */
const FORMS = [
  '/src/app/signed-out-page',
  '/src/app/(landing/(landing-facts|facts\\.module)|greeting/greeted)',
  '/src/features/auth/(auth-form|submit-button|use-login-after)',
  '/src/components/ui/password',
  '/src/lib/use-form',
  '/domain/src/messages/(landing-short|recover-password|second-step)\\.',
];

/** What stands around every signed-in screen but the survey. */
const SHELL = ['/src/app/shell\\.', '/src/components/layout/(app-shell|user-menu)', '/src/lib/(date|download-file)\\.'];

/** What speaks to the server, and what every signed-in screen needs. */
const PERSON = [
  '/src/lib/(call|register-worker|request-id|restored-page|schemas/|use-storage-refused)',
  '/src/app/signed-in-area\\.',
  '/src/components/layout/storage-notice',
  '/src/components/ui/(banner|card|dialog|disclosure|progress|skeleton|text-area|tool-drawings)',
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
  '/src/features/auth/api/(log-in|register)',
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

/** Long texts, for a result and for the last pages before it. They come after the words of a page. */
const ARCHETYPES = ['/domain/src/archetypes'];

/** What every step of the survey stands on; the steps themselves come in three files, each fetched before it is needed. */
const SURVEY = [
  '/src/app/(screens/survey|survey/(open-ahead|step-screens|classic-step-screens))\\.',
  '/src/features/survey/(area/(?!find-key)|layout/|session/)',
  '/src/features/survey/api/(survey-server|save-survey-data)',
  '/src/features/survey/interview/(interview|survey-data|earlier-answers|asking-failed|word-count|writing-field)\\.',
  '/src/features/survey/profile/profile-answers',
  '/src/features/survey/(final/archetype-texts|order/no-values|safety/late-safety-notice)\\.',
  '/src/features/classic/(api/list-phrases|late-archetype)\\.',
  '/domain/src/(classic/answers|move-to|value-list|messages/add-values)\\.',
];

/** Help lines of many countries, and the notice around them. */
const SAFETY = ['/src/features/survey/safety/', '/domain/src/help-lines'];

/** The list of values in their order, and its drag handles. */
const ORDER = ['/src/features/survey/order/', '/domain/src/value-order\\.'];

/** The interview, and the page that leads to it. */
const INTERVIEW = [
  '/src/features/survey/interview/',
  '/src/features/survey/api/(ask-next-question|question-stream)',
  '/packages/contract/src/question-for-draft\\.',
  '/src/features/survey/steps/(a-few-questions|earliest-memory)',
];

/** The first pages of the survey: what comes, and who answers. */
const OPENING = [
  '/src/app/survey/before-we-begin',
  '/src/features/survey/steps/(what-to-expect|before-we-begin|flow-choice|start-new|about-you|your-professional)',
  '/src/features/survey/profile/',
  '/src/components/ui/select',
];

/** What the service found in the answers. */
const DETECTED = [
  '/src/features/survey/values/(use-detected-values|detected-result|proposals|own-sentences|sentence-list|told-sentences|value-choices)\\.',
  '/src/features/survey/api/detect-values',
  '/domain/src/messages/potential-values\\.',
];

/** The values that were heard. */
const VALUES = [
  '/src/features/survey/values/(?!add-value|editable-value|sentence-for-value|write-sentence)',
  '/src/features/survey/steps/potential-values',
];

/** What is added to them. */
const ADDED = [
  '/src/features/survey/values/',
  '/src/features/survey/api/check-own-sentence',
  '/src/features/survey/steps/add-values',
];

/** The last page before the values are final. */
const FINAL = [
  '/src/features/survey/final/',
  '/src/features/survey/api/confirm-fingerprint',
  '/src/features/survey/steps/confirm-fingerprint',
  '/domain/src/messages/confirm-fingerprint\\.',
];

/** What plays sound and films; the films have more around them. */
const PLAYER = ['/src/features/media/(?!guided-video|use-full-screen|use-watched|watched-)'];
const FILMS = ['/src/features/media/', '/src/app/survey/video-'];

/** The end of the classic way, with the archetypes: it comes after the words of the page before. */
const CLASSIC_END = [
  '/src/features/classic/narrative-archetype',
  '/domain/src/classic/(narrative|detect-archetype)\\.',
];

/** What every step of the classic way stands on. The steps come in files of those that follow each other. */
const CLASSIC = [
  '/src/features/classic/(steps/(classic-layout|use-classic)|prompt)',
  '/domain/src/classic/(?!changes|philosophy|narrative|detect-archetype)',
  '/domain/src/messages/classic\\.',
];
const CLASSIC_STORIES = [
  '/src/features/classic/(steps/)?(story|not-very-much)',
  '/domain/src/messages/classic-prompts',
];
const CLASSIC_PHRASES = ['/src/features/classic/(steps/(phrases-failed|use-detected)|api/use-phrases)'];
const CLASSIC_VALUES = ['/src/features/classic/(steps/)?potential-values'];
const CLASSIC_MAPPING = [
  '/src/features/classic/(steps/)?(mapping|test-your|rated-value|rating-choice|removed-value|scored-value)',
];
const CLASSIC_WAITS = [
  '/src/features/classic/(steps/(calculating-layout|calculating-values|your-)|calculating-moment)',
];
const CLASSIC_NARRATIVE = [
  '/src/features/classic/(steps/)?(craft-narrative|made-final)',
  '/domain/src/classic/(philosophy|narrative-values)',
];

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

/** Whoever asks for a file has these already: their names would only make its own file larger. */
function notYetHere(
  file: string,
  deps: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return deps;
  // Seen by developers alone; and the result, which the last step of the classic way asks for long before it is opened.
  if (/\/(design|all-routes)-/.test(file) || (hostId.includes('/survey-') && /\/result-/.test(file))) return [];
  const here = hostId.includes('/survey-') ? /\/(react|first-page|person|survey)-/ : /\/(react|first-page)-/;
  return deps.filter((dep) => !here.test(dep));
}

export default defineConfig({
  root: here('.'),
  plugins: [react(), clientRoutes, runtimeInReact, filesOfModules],
  // The contract's schemas in a sixth of zod's bytes (src/lib/schemas); types, servers and tests stay with zod.
  resolve: { alias: { 'zod/mini': here('src/lib/schemas/index.ts') } },
  css: { modules: { generateScopedName: scopedName } },
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
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//,
                },
                { name: 'first-page', test: anyOf(FIRST_PAGE) },
                { name: 'ridges', test: anyOf(RIDGES) },
                { name: 'forms', test: anyOf(FORMS) },
                {
                  name: 'choices',
                  test: /\/src\/components\/ui\/(checkbox|choice|radio-group)/,
                },
                { name: 'archetypes', test: anyOf(ARCHETYPES) },
                { name: 'person', test: anyOf(PERSON) },
                { name: 'shell', test: anyOf(SHELL) },
                // For those alone who open a step without a key.
                { name: 'find-key', test: /\/src\/features\/survey\/area\/find-key/ },
                { name: 'accounts', test: anyOf(ACCOUNTS) },
                { name: 'kept-data', test: anyOf(KEPT_DATA) },
                { name: 'survey', test: anyOf(SURVEY) },
                { name: 'safety', test: anyOf(SAFETY) },
                { name: 'order', test: anyOf(ORDER) },
                { name: 'interview', test: anyOf(INTERVIEW) },
                { name: 'opening', test: anyOf(OPENING) },
                { name: 'detected', test: anyOf(DETECTED) },
                { name: 'values', test: anyOf(VALUES) },
                { name: 'added', test: anyOf(ADDED) },
                { name: 'final', test: anyOf(FINAL) },
                { name: 'facts', test: anyOf(FACTS) },
                { name: 'result-sheet', test: anyOf(RESULT) },
                { name: 'player', test: anyOf(PLAYER) },
                { name: 'films', test: anyOf(FILMS) },
                { name: 'classic', test: anyOf(CLASSIC) },
                { name: 'classic-stories', test: anyOf(CLASSIC_STORIES) },
                // With what changes a list of values: for the steps that show one, but not for its order.
                {
                  name: 'own-value-form',
                  test: /\/src\/features\/classic\/own-value-form|\/domain\/src\/classic\/changes/,
                },
                { name: 'value-ticks', test: /\/src\/features\/classic\/value-ticks/ },
                { name: 'classic-waits', test: anyOf(CLASSIC_WAITS) },
                { name: 'classic-phrases', test: anyOf(CLASSIC_PHRASES) },
                { name: 'classic-values', test: anyOf(CLASSIC_VALUES) },
                { name: 'classic-mapping', test: anyOf(CLASSIC_MAPPING) },
                { name: 'classic-narrative', test: anyOf(CLASSIC_NARRATIVE) },
                { name: 'classic-end', test: anyOf(CLASSIC_END) },
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
