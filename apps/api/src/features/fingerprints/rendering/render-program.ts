import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set by the build: where the bundle lies, from the root, with the renderers' programs beside it. */
declare const BUNDLE_FOLDER: string | undefined;

export interface RenderProgram {
  readonly file: string;
  readonly execArgv: readonly string[];
}

const here = path.dirname(fileURLToPath(import.meta.url));

/** The program of a render process, as the build made it or as it stands in the sources; `source` is relative to this folder. */
export function renderProgram(name: string, source: string): RenderProgram {
  return typeof BUNDLE_FOLDER === 'undefined'
    ? { file: path.join(here, source), execArgv: ['--import', 'tsx'] }
    : { file: path.join(here, '../../../../../..', BUNDLE_FOLDER, `${name}.mjs`), execArgv: [] };
}
