// The direction of imports, and that the check really saw the modules: with the wrong compiler it sees none and passes.
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import path from 'node:path';
import { root } from '../install-missing.mjs';

const MODULES_MIN = 150;

export async function checkImportDirection() {
  process.chdir(root);
  const options = await extractDepcruiseOptions(path.join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(['packages', 'apps', 'e2e', 'bench', 'storm'], options, undefined, {
    tsConfig: extractTSConfig(path.join(root, 'tsconfig.json')),
  });
  const { totalCruised, error, violations } = output.summary;
  for (const violation of violations) console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`);
  if (totalCruised < MODULES_MIN)
    console.error(`only ${totalCruised} modules were seen: the check found too few files to prove anything`);
  return error === 0 && totalCruised >= MODULES_MIN ? 0 : 1;
}
