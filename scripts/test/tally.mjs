// Adds up what passed and failed over all parts of a test run.
import { readFileSync, rmSync } from 'node:fs';

let passed = 0;
let failed = 0;

/** A part that broke before it could count its tests still counts as one failure. */
function add(report, code, count) {
  try {
    const counted = count(JSON.parse(readFileSync(report, 'utf8')));
    passed += counted.passed;
    failed += counted.failed === 0 && code !== 0 ? 1 : counted.failed;
    rmSync(report);
  } catch {
    failed += 1;
  }
}

export const tally = {
  check: (code) => (code === 0 ? (passed += 1) : (failed += 1)),
  vitest: (report, code) => add(report, code, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests })),
  playwright: (report, code) =>
    add(report, code, (json) => ({ passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected })),
  storm: (report, code) => add(report, code, (json) => json),
  line: () => `${passed} passed, ${failed} failed`,
};
