import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { root } from '../install-missing.mjs';
import { applyMutant } from './apply-mutant.mjs';
import { MUTANTS } from './table.mjs';

const mutant = MUTANTS.find(({ name }) => name === process.env.MUTANT);

/** The configuration of all tests; the file of the mutant named in MUTANT is loaded with its change. */
export default mergeConfig(base, {
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (source, id) =>
        mutant !== undefined && id.split('?')[0] === path.join(root, mutant.file)
          ? { code: applyMutant(mutant, source), map: null }
          : undefined,
    },
  ],
});
