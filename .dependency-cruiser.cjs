const { readdirSync } = require('node:fs');
const path = require('node:path');

/** Which folder may import which, generated from the folders: web -> contract -> domain; api, ai -> platform -> contract -> domain. */
const apps = readdirSync(path.join(__dirname, 'apps'));
const MAY_IMPORT = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/platform': ['packages/contract', 'packages/domain'],
  'apps/web': ['packages/contract', 'packages/domain'],
  'apps/api': ['packages/platform', 'packages/contract', 'packages/domain'],
  'apps/ai': ['packages/platform', 'packages/contract', 'packages/domain'],
  'apps/standalone': ['apps/api', 'apps/ai', 'packages/platform', 'packages/contract', 'packages/domain'],
};
for (const app of apps)
  if (!(`apps/${app}` in MAY_IMPORT))
    throw new Error(`apps/${app} has no row yet: name in .dependency-cruiser.cjs what it may import`);

/** A feature that others may build on, and by whom: the survey plays films, the classic flow and the survey share one session, the result is made of the survey's answers, the pictures of two people are drawn as that of one and the own one is chosen among the finished, fingerprints over time are finished results. */
const SHARED = {
  survey: ['^apps/web/src/features/media/'],
  classic: ['^apps/web/src/features/survey/'],
  result: ['^apps/web/src/features/survey/'],
  'side-by-side': ['^apps/web/src/features/result/(still-picture\\.tsx|group-ink\\.ts|api/list-fingerprints\\.ts)$'],
  'over-time': ['^apps/web/src/features/result/'],
};

/** Rules that hand a sentence out beside their verdict; the verdict itself never comes from one. */
const GIVE_OUT_MESSAGES = 'archetype-choices|fingerprint-svg|value-list|classic/(explain-value|philosophy|readiness)';

const features = readdirSync(path.join(__dirname, 'apps/web/src/features'));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
      name: `imports-of-${folder.replace('/', '-')}`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: '^(apps|packages)/', pathNot: [folder, ...allowed].map((other) => `^${other}/`) },
    })),
    {
      name: 'domain-is-pure',
      comment: 'rules of the product know no IO and no framework',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-know-no-message-texts',
      comment:
        'nothing is recognized or decided by the wording of our own sentences: what a rule must know travels in a field',
      severity: 'error',
      from: {
        path: '^packages/domain/src/|^apps/ai/src/engines/|\\.rules\\.ts$|\\.repo\\.ts$',
        pathNot: `\\.test\\.ts$|^packages/domain/src/(messages/|(${GIVE_OUT_MESSAGES})\\.ts$)`,
      },
      to: { path: '^packages/domain/src/messages/' },
    },
    ...features.map((feature) => ({
      name: `feature-${feature}-stands-alone`,
      severity: 'error',
      from: { path: `^apps/web/src/features/${feature}/` },
      to: {
        path: '^apps/web/src/features/',
        pathNot: [`^apps/web/src/features/${feature}/`, ...(SHARED[feature] ?? [])],
      },
    })),
    {
      name: 'ui-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^apps/web/src/components/ui/' },
      to: { path: '^(apps/web/src/(features|app)/|packages/)' },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { path: '^apps/web/src/(features|components|lib)/' },
      to: { path: '^apps/web/src/app/', pathNot: '^apps/web/src/app/paths\\.ts$' },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { pathNot: '(/testing/|\\.test\\.tsx?$|^(e2e|bench|storm|scripts)/)' },
      to: { path: '(/testing/|\\.test\\.tsx?$)' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
