import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const web = fileURLToPath(new URL('../..', import.meta.url));

/** Which file each of our modules went into: Vite's own manifest forgets those that share a file. */
export const filesOfModules: Plugin = {
  name: 'files-of-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const own = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map((id) => [path.relative(web, id), file.fileName] as const) : [],
    );
    const source = JSON.stringify(Object.fromEntries(own.filter(([module]) => module.startsWith('src/'))));
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};
