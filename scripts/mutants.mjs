// npm run mutants: changes the code in more than 60 named places, one at a time, and expects the nearby tests to fail each time.
// `-- AREA` or `-- "PART OF A NAME"` runs some of them, `-- --smoke` two quick ones, `-- --list` names them.
import { cpus } from 'node:os';
import { installMissing } from './install-missing.mjs';
import { MUTANTS } from './mutants/table.mjs';
import { runMutant, runWithoutMutants } from './mutants/run-mutant.mjs';

const SMOKE = ['shared result shows the record’s own explanations', 'a 401 ends a newer session'];

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const isWanted = ({ area, name }) =>
  args.includes('--smoke')
    ? SMOKE.includes(name)
    : names.length === 0 || names.some((part) => name.includes(part) || area === part);
const wanted = MUTANTS.filter(isWanted);

if (args.includes('--list')) {
  for (const { area, name } of MUTANTS) console.log(`${area}: ${name}`);
  process.exit(0);
}
if (wanted.length === 0) {
  console.error('No mutant has such a name; `npm run mutants -- --list` names them.');
  process.exit(1);
}

await installMissing();
// Tests that fail by themselves would detect anything.
if (!(await runWithoutMutants(wanted))) {
  console.error('The tests must pass before they are measured: see above.');
  process.exit(1);
}

const queue = [...wanted];
const survived = [];
async function work() {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const isDetected = await runMutant(mutant);
    if (!isDetected) survived.push(mutant);
    console.log(`${isDetected ? '✓' : '✗ SURVIVED'} ${mutant.area}: ${mutant.name}`);
  }
}
await Promise.all(Array.from({ length: Math.max(1, Math.floor(cpus().length / 2)) }, work));
console.log(`${wanted.length - survived.length} of ${wanted.length} mutants detected`);
process.exit(survived.length > 0 ? 1 : 0);
