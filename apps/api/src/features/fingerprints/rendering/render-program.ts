import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set by the build: the bundle lies in `dist`, with the renderers' programs beside it. */
declare const IS_BUNDLED: boolean | undefined;

export interface RenderProgram {
  readonly file: string;
  readonly execArgv: readonly string[];
}

const here = path.dirname(fileURLToPath(import.meta.url));

/** The program of a render process, as the build made it or as it stands in the sources; `source` is relative to this folder. */
export function renderProgram(name: string, source: string): RenderProgram {
  return typeof IS_BUNDLED === 'undefined'
    ? { file: path.join(here, source), execArgv: ['--import', 'tsx'] }
    : { file: path.join(here, '../../../../../../dist', `${name}.mjs`), execArgv: [] };
}
