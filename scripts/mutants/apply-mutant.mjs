import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install-missing.mjs';

/** The source with the mutant's change. The text it changes must stand there exactly once: a row that fits nothing would test nothing. */
export function applyMutant({ name, file, find, put }, source) {
  const all =
    typeof find === 'string' ? source.split(find).length - 1 : [...source.matchAll(flagged(find, 'g'))].length;
  if (all !== 1) {
    throw new Error(
      `The mutant “${name}” changes ${String(find)}, which stands ${all} times in ${file}; adjust its row in scripts/mutants.`,
    );
  }
  return source.replace(find, () => put);
}

const flagged = (pattern, flag) => new RegExp(pattern.source, pattern.flags + flag);

/** For `npm run check`: says which rows of the table fit no code any more. */
export function checkMutants(mutants) {
  const problems = mutants.flatMap((mutant) => {
    const lost = mutant.tests.filter((test) => !existsSync(path.join(root, test)));
    if (lost.length > 0) return [`The mutant “${mutant.name}” names tests that are not there: ${lost.join(', ')}`];
    try {
      applyMutant(mutant, readFileSync(path.join(root, mutant.file), 'utf8'));
      return [];
    } catch (error) {
      return [error.message];
    }
  });
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}
