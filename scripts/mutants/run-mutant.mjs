import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../install-missing.mjs';

/** Runs test files of one project; the mutated source exists in that process alone (vitest.config.mjs), never on disk. */
async function runTests(tests, project, mutant) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-mutant-'));
  const report = path.join(folder, 'report.json');
  try {
    await run(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=scripts/mutants/vitest.config.mjs',
        `--project=${project}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(mutant === undefined ? [] : ['--bail=1']),
        ...tests,
      ],
      {
        stdio: ['ignore', 'ignore', mutant === undefined ? 'inherit' : 'ignore'],
        env: { ...process.env, NO_COLOR: '1', ...(mutant === undefined ? {} : { MUTANT: mutant }) },
      },
    );
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PROJECTS = ['unit', 'web', 'api-embedded'];
function projectOf(test) {
  if (test.includes('.api.test.')) return 'api-embedded';
  return test.startsWith('apps/web/src/') ? 'web' : 'unit';
}

/** Whether a test failed because of the change. */
export async function runMutant({ name, tests }) {
  for (const project of PROJECTS) {
    const own = tests.filter((test) => projectOf(test) === project);
    if (own.length === 0) continue;
    const { numFailedTests, success } = await runTests(own, project, name);
    if (numFailedTests > 0) return true;
    // A change that only keeps the files from loading proves nothing about the tests.
    if (!success) throw new Error(`The mutant “${name}” keeps the tests from running.`);
  }
  return false;
}

export async function runWithoutMutants(mutants) {
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  for (const project of PROJECTS) {
    const own = tests.filter((test) => projectOf(test) === project);
    if (own.length === 0) continue;
    const { success, testResults } = await runTests(own, project);
    for (const { name, status, message } of testResults) if (status !== 'passed') console.log(name, message);
    if (!success) return false;
  }
  return true;
}
