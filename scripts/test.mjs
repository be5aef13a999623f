// npm test: installs what is missing, then checks and tests everything; `npm test -- unit` and the like run a part.
import { installMissing, root, run } from './install-missing.mjs';
import { buildIfChanged } from './build.mjs';
import { tally } from './test/tally.mjs';

const node = process.execPath;
const part = process.argv[2];
const rest = process.argv.slice(3);

const steps = {
  types: () =>
    Promise.all([
      run(node, ['node_modules/tsgo/bin/tsc', '-p', 'tsconfig.json']),
      run(node, ['node_modules/tsgo/bin/tsc', '-p', 'apps/web/tsconfig.json']),
    ]).then((codes) => Math.max(...codes)),
  format: () => run(node, ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  lint: () => run(node, ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet']),
  imports: async () => {
    const { checkImportDirection } = await import('./test/import-direction.mjs');
    return checkImportDirection();
  },
  names: async () => {
    const { checkFileNames } = await import('./test/file-names.mjs');
    return checkFileNames();
  },
  // What nobody uses, and what is used without being declared.
  unused: () =>
    run(node, ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', '.cache/knip']),
  // That each mutant's change still fits the code; `npm run mutants` runs the tests with them.
  mutants: async () => {
    const { checkMutants } = await import('./mutants/apply-mutant.mjs');
    const { MUTANTS } = await import('./mutants/table.mjs');
    return checkMutants(MUTANTS);
  },
  unit: () => vitest('unit', 'web'),
  api: () => vitest('api-embedded', 'api-postgres'),
  e2e: async () => {
    await buildIfChanged();
    const { findChromium } = await import('./test/chromium.mjs');
    const report = `${root}/.cache/e2e.json`;
    const code = await run(
      node,
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...rest],
      {
        env: {
          ...process.env,
          CHROMIUM_PATH: await findChromium(),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          FORCE_COLOR: '0',
        },
      },
    );
    tally.playwright(report, code);
    return code;
  },
  storm: () => storm(),
  // Every command that the docs name, once and tiny.
  smoke: async () => {
    await buildIfChanged();
    const { findChromium } = await import('./test/chromium.mjs');
    process.env.CHROMIUM_PATH = await findChromium();
    const { smoke } = await import('./test/smoke.mjs');
    return smoke(tally.check, rest);
  },
};

async function storm() {
  await buildIfChanged();
  const report = `${root}/.cache/storm.json`;
  const code = await run(node, ['--import', 'tsx', 'storm/index.ts', '--quick', `--report=${report}`, ...rest]);
  tally.storm(report, code);
  return code;
}

async function vitest(...projects) {
  const report = `${root}/.cache/vitest-${projects[0]}.json`;
  const code = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...rest,
    ],
    { env: { ...process.env, NO_COLOR: '1' } },
  );
  tally.vitest(report, code);
  return code;
}

const parts = {
  check: ['format', 'types', 'lint', 'imports', 'names', 'unused', 'mutants'],
  unit: ['unit'],
  api: ['api'],
  e2e: ['e2e'],
  storm: ['storm'],
  smoke: ['smoke'],
};
const wanted = part === undefined ? Object.keys(steps) : parts[part];
if (wanted === undefined) {
  console.error(`npm test knows ${Object.keys(parts).join(', ')}; not ${part}.`);
  process.exit(1);
}

await installMissing();
let failed = false;
for (const name of wanted) {
  const started = Date.now();
  const code = await steps[name]();
  console.log(`— ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (code !== 0) failed = true;
  if (!['unit', 'api', 'e2e', 'storm', 'smoke'].includes(name)) tally.check(code);
}
console.log(tally.line());
process.exit(failed ? 1 : 0);
