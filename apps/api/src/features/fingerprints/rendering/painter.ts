import { renderProgram } from './render-program.ts';
import { RenderProcess } from './render-process.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';

export interface PictureJob extends Pick<FingerprintContent, 'values' | 'archetype'> {
  /** Where it is nobody's. */
  readonly title?: string;
}

/** Draws share pictures. */
export const painter = new RenderProcess<PictureJob, Uint8Array>(renderProgram('resvg-process', './resvg-process.ts'));
